import {createHash} from 'node:crypto';
import {readAttribute, type Tag} from '../read-tags';

/**
 * Matches the types of scripts that a policy has to allow by hash; other types
 * are data.
 *
 * @see https://mimesniff.spec.whatwg.org/#javascript-mime-type
 */
const EXECUTABLE =
  /^(?:|module|importmap|speculationrules|(?:application|text)\/(?:x-)?(?:ecma|java)script)$/i;

/** Whether a browser runs a script. */
export function isExecutable(script: Tag): boolean {
  return EXECUTABLE.test((readAttribute(script, 'type') ?? '').trim());
}

/** Whether a script is in a file. */
export function isFile(script: Tag): boolean {
  return readAttribute(script, 'src') !== undefined;
}

/** Returns the source by which a policy allows an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Returns the Content Security Policy sources of all inline scripts of a page.
 *
 * Data blocks such as `application/ld+json` are skipped because browsers don't
 * run them. The hashes cover the text between the tags, as
 * https://www.w3.org/TR/CSP3/#match-element-to-source-list requires.
 *
 * @param tags - those of a page as served.
 * @returns sources such as `'sha256-…'`, in page order.
 */
export function hashInlineScripts(tags: readonly Tag[]): string[] {
  return tags
    .filter((tag) => tag.name === 'script' && !isFile(tag) && isExecutable(tag))
    .map(({text}) => hashSource(text));
}

/**
 * Returns the Content Security Policy sources of all `<style>` elements of a
 * page.
 *
 * @param tags - those of a page as served.
 */
export function hashInlineStyles(tags: readonly Tag[]): string[] {
  return tags
    .filter(({name}) => name === 'style')
    .map(({text}) => hashSource(text));
}
