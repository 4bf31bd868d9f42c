import {matchPath} from '@docusaurus/router';
import type renderRoutes from '@docusaurus/core/lib/client/exports/renderRoutes.js';
import {pathKey} from './path-key';

/** A route of the router. */
export type Route = NonNullable<Parameters<typeof renderRoutes>[0]>[number];
type Match = NonNullable<ReturnType<typeof matchPath>>;

interface Found {
  route: Route;
  /** Its place in the list. */
  at: number;
  match: Match;
}

/** The places of routes in their list. */
interface Places {
  /** The number of routes; a list grows when a part of it is loaded. */
  count: number;
  /** Routes that match a single path, by that path. */
  single: ReadonlyMap<string, readonly number[]>;
  others: readonly number[];
}

function listPlaces(routes: readonly Route[]): Places {
  const single = new Map<string, number[]>();
  const others: number[] = [];
  for (const [at, {path, exact}] of routes.entries()) {
    const key = exact && typeof path === 'string' ? pathKey(path) : undefined;
    if (key === undefined) {
      others.push(at);
    } else {
      single.set(key, [...(single.get(key) ?? []), at]);
    }
  }
  return {count: routes.length, single, others};
}

const known = new WeakMap<readonly Route[], Places>();

/** Lists the places of the routes that may match a path, in order. */
function listCandidates(
  routes: readonly Route[],
  pathname: string,
): Iterable<number> {
  const key = pathKey(pathname);
  if (key === undefined) {
    return routes.keys();
  }
  let places = known.get(routes);
  if (places?.count !== routes.length) {
    places = listPlaces(routes);
    known.set(routes, places);
  }
  const single = places.single.get(key) ?? [];
  return [...single, ...places.others].sort((one, other) => one - other);
}

/** Finds the first route of a list that matches a path. */
export function findRoute(
  routes: readonly Route[],
  pathname: string,
): Found | undefined {
  for (const at of listCandidates(routes, pathname)) {
    const route = routes[at];
    const match = route && matchPath(pathname, route);
    if (route && match) {
      return {route, at, match};
    }
  }
  return undefined;
}

/**
 * Finds the routes of a path, from the outermost to the innermost. It replaces
 * the function of the same name of react-router-config, which tries each route
 * of the site for each page of a build.
 */
export function matchRoutes(
  routes: readonly Route[],
  pathname: string,
): {route: Route; match: Match}[] {
  const found = findRoute(routes, pathname);
  return found === undefined
    ? []
    : [
        {route: found.route, match: found.match},
        ...matchRoutes(found.route.routes ?? [], pathname),
      ];
}
