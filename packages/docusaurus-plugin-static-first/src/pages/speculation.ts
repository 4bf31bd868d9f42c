/**
 * Matches files, which aren't pages. An extension starts with a letter, or has
 * only letters after a digit, like `.7z`: the last part of `/docs/1.2.10` or
 * `/docs/1.2.0rc1` belongs to a version.
 */
const FILES = '(.*)\\.([a-zA-Z][a-zA-Z0-9]{1,5}|[0-9][a-zA-Z]{1,5})';

/**
 * Writes the rules by which a browser prepares the page behind a link that the
 * reader is about to follow.
 *
 * @param baseUrl - the site's path, with a slash at both ends; the rules
 * exclude pages outside it.
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function formatSpeculation(
  baseUrl: string,
  action: 'prefetch' | 'prerender',
): string {
  return JSON.stringify({
    [action]: [
      {
        where: {
          and: [
            {href_matches: `${baseUrl}*`},
            {not: {href_matches: `/${FILES}`}},
            {not: {selector_matches: '[download], [target], [href^="#"]'}},
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}
