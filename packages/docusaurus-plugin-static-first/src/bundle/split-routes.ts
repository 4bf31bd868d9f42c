import {normalizePath} from '../client/normalize-path';
import type {SiteRoute} from './read-routes';

/** Pages per part: about 2 kB of routes, compressed. */
const SIZE = 64;

/** Routes of pages that are loaded together. */
export interface RoutePart {
  /** The name of the part's module. */
  name: string;
  /** The first path in the part, normalized for comparison. */
  first: string;
  pages: readonly SiteRoute[];
}

/** Whether a route is a single page at a literal path. */
function isPage({path, exact, routes}: SiteRoute): boolean {
  return exact === true && routes === undefined && !/[*:()?+]/.test(path);
}

/**
 * Removes long lists of pages from a site's routes and splits them into parts.
 * Lists with other routes are kept, because their order matters.
 *
 * @returns the parts of each list.
 */
export function splitRoutes(
  routes: readonly SiteRoute[],
): Map<readonly SiteRoute[], readonly RoutePart[]> {
  const parts = new Map<readonly SiteRoute[], readonly RoutePart[]>();
  let count = 0;
  const visit = (list: readonly SiteRoute[]) => {
    if (list.length <= SIZE || !list.every(isPage)) {
      list.forEach((route) => {
        visit(route.routes ?? []);
      });
      return;
    }
    const pages = list
      .map((route) => ({route, key: normalizePath(route.path)}))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    const starts = pages.map((_, at) => at).filter((at) => at % SIZE === 0);
    parts.set(
      list,
      starts.map((start) => ({
        name: `routes-${count++}`,
        first: pages[start]?.key ?? '',
        pages: pages.slice(start, start + SIZE).map(({route}) => route),
      })),
    );
  };
  visit(routes);
  return parts;
}
