import type {AlgoliaConfig} from './settings';

/**
 * Creates a function that converts the address of a hit for this site:
 * addresses of the published site become paths, wherever the site is served.
 *
 * @param config - `externalUrlRegex` matches addresses to keep, and
 * `replaceSearchResultPathname` changes paths, as in Docusaurus' own theme.
 * @param siteUrl - the URL of the published site.
 */
export function createUrlReader(
  {
    externalUrlRegex,
    replaceSearchResultPathname: replacement,
  }: Pick<AlgoliaConfig, 'externalUrlRegex' | 'replaceSearchResultPathname'>,
  siteUrl: string,
): (url: string) => string {
  const external = externalUrlRegex ? new RegExp(externalUrlRegex) : undefined;
  const site = new URL(siteUrl).origin;
  return (url) => {
    const {origin, pathname, search, hash} = new URL(url, site);
    const isOwn =
      origin === site ||
      (typeof window !== 'undefined' && origin === window.location.origin);
    if (!isOwn || external?.test(url)) {
      return url;
    }
    const path = replacement
      ? pathname.replace(new RegExp(replacement.from, 'g'), replacement.to)
      : pathname;
    return path + search + hash;
  };
}
