import {foldPath} from '../client/fold-path';
import type {SiteRoute} from './read-routes';

/** Pages in a part: some two kB of routes, compressed. */
const SIZE = 64;

/** Routes of pages that are loaded together. */
export interface RoutePart {
  /** The name of the part's module. */
  name: string;
  /** The path that it begins with, as paths are compared. */
  first: string;
  pages: readonly SiteRoute[];
}

/** Whether a route is that of one page, at an address that is written out. */
function isPage({path, exact, routes}: SiteRoute): boolean {
  return exact === true && routes === undefined && !/[*:()?+]/.test(path);
}

/**
 * Takes the long lists of pages out of a site's routes, and parts them. Lists
 * that hold anything else stay as they are, for there the order counts.
 *
 * @returns the parts of each list.
 */
export function partRoutes(
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
      .map((route) => ({route, key: foldPath(route.path)}))
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
