import {findNearPaths} from '@site/src/routes/near-paths';

/**
 * Finds pages with a path similar to a wrong one. Compares paths without the
 * base URL, which would make all of them similar.
 *
 * @param pathname - the path without a page.
 * @param paths - the paths of all pages.
 * @param baseUrl - the site's base URL; other paths are ignored.
 * @param most - the maximum number of results.
 * @returns the paths with base URL, most similar first.
 */
export function findNearPages(
  pathname: string,
  paths: readonly string[],
  baseUrl: string,
  most: number,
): string[] {
  const strip = (path: string) =>
    path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path;
  const own = paths.filter((path) => path.startsWith(baseUrl)).map(strip);
  return findNearPaths(strip(pathname), own, most).map(
    (path) => baseUrl + path.slice(1),
  );
}
