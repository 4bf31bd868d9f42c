import type {AlgoliaConfig} from './settings';

/**
 * Creates a function that turns the address of a hit into one for this site:
 * an address of the site becomes a path, wherever the site is served now.
 *
 * @param config - `externalUrlRegex` names addresses to leave alone, and
 * `replaceSearchResultPathname` changes paths, as in Docusaurus' own theme.
 * @param siteUrl - where the site is published.
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
