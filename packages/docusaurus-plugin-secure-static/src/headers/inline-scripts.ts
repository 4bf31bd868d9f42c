import {createHash} from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/** What a policy has to allow by its text; other types are plain data. */
const EXECUTABLE_TYPES = [
  '',
  'module',
  'text/javascript',
  'importmap',
  'speculationrules',
];

function typeOf(attributes: string): string {
  const found = /\btype=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
}

/** Gives the source by which a policy allows one inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Gives the Content Security Policy sources of all inline scripts of a page.
 *
 * Data blocks such as `application/ld+json` are left out, for browsers do not
 * run them. The hashes are of the bytes between the tags, as
 * https://www.w3.org/TR/CSP3/#match-element-to-source-list wants them.
 *
 * @param html - a page as it will be served.
 * @returns sources such as `'sha256-…'`, in the order of the page.
 */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(
      ([, attributes = '']) =>
        !/\bsrc=/i.test(attributes) &&
        EXECUTABLE_TYPES.includes(typeOf(attributes).toLowerCase()),
    )
    .map(([, , body = '']) => hashSource(body));
}

/**
 * Gives the Content Security Policy sources of all `<style>` elements of a
 * page.
 *
 * @param html - a page as it will be served.
 */
export function hashInlineStyles(html: string): string[] {
  return [...html.matchAll(STYLE)].map(([, body = '']) => hashSource(body));
}
