import {KEEPS_PAGE, LIKELY} from '../client/settings';

/**
 * Matches files, which aren't pages. An extension starts with a letter, or has
 * only letters after a digit, like `.7z`: the last part of `/docs/1.2.10` or
 * `/docs/1.2.0rc1` belongs to a version.
 */
const FILES = '(.*)\\.([a-zA-Z][a-zA-Z0-9]{1,5}|[0-9][a-zA-Z]{1,5})';

/**
 * Writes the rules by which a browser prepares the page behind a link that the
 * reader is about to follow. Chromium waits until the pointer has been on a
 * link for 200 ms; the page's script marks the link earlier.
 *
 * @param baseUrl - the site's path, with a slash at both ends; the rules
 * exclude pages outside it.
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function formatSpeculation(
  baseUrl: string,
  action: 'prefetch' | 'prerender',
): string {
  const pages = [
    {href_matches: `${baseUrl}*`},
    {not: {href_matches: `/${FILES}`}},
  ];
  return JSON.stringify({
    [action]: [
      {
        where: {
          and: [
            ...pages,
            {not: {selector_matches: `${KEEPS_PAGE}, [${LIKELY}=false]`}},
          ],
        },
        eagerness: 'moderate',
      },
      {
        where: {and: [...pages, {selector_matches: `[${LIKELY}=true]`}]},
        eagerness: 'immediate',
      },
    ],
  });
}
