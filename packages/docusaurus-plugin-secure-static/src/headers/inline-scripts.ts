import {createHash} from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/**
 * Matches the types of scripts that a policy has to allow by hash; other types
 * are data.
 *
 * @see https://mimesniff.spec.whatwg.org/#javascript-mime-type
 */
const EXECUTABLE =
  /^(?:|module|importmap|speculationrules|(?:application|text)\/(?:x-)?(?:ecma|java)script)$/i;

function typeOf(attributes: string): string {
  const found = /\stype=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes);
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
}

/** Whether a browser runs a script, given the attributes of its element. */
export function isExecutable(attributes: string): boolean {
  return EXECUTABLE.test(typeOf(attributes));
}

/** Whether a script is in a file, given the attributes of its element. */
export function isFile(attributes: string): boolean {
  return /\ssrc\s*=/i.test(attributes);
}

/** Returns the source by which a policy allows an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Returns the Content Security Policy sources of all inline scripts of a page.
 *
 * Data blocks such as `application/ld+json` are skipped because browsers don't
 * run them. The hashes cover the bytes between the tags, as
 * https://www.w3.org/TR/CSP3/#match-element-to-source-list requires.
 *
 * @param html - a page as served.
 * @returns sources such as `'sha256-…'`, in page order.
 */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(
      ([, attributes = '']) => !isFile(attributes) && isExecutable(attributes),
    )
    .map(([, , body = '']) => hashSource(body));
}

/**
 * Returns the Content Security Policy sources of all `<style>` elements of a
 * page.
 *
 * @param html - a page as served.
 */
export function hashInlineStyles(html: string): string[] {
  return [...html.matchAll(STYLE)].map(([, body = '']) => hashSource(body));
}
