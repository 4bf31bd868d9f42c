import {findNearPaths} from '@site/src/routes/near-paths';

/**
 * Finds the pages of the site that a wrong path may have meant. The base URL,
 * which all of them share, would make any two of them similar.
 *
 * @param pathname - the path that has no page.
 * @param paths - every path that has one.
 * @param baseUrl - the site's; paths that aren't below it are no pages of it.
 * @param most - how many to give at most.
 * @returns the paths, the nearest first, with the base URL.
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
