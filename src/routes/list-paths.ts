/** A route as Docusaurus hands it to the browser. */
export interface Route {
  path?: string | readonly string[];
  exact?: boolean;
  /** What shows the route; `preload` loads its code. */
  component?: unknown;
  routes?: readonly Route[];
}

/** Lists every path that has a page of its own, base URL included. */
export function listPaths(routes: readonly Route[]): string[] {
  return routes.flatMap(({path, exact, routes: inner}) => [
    ...(exact && typeof path === 'string' ? [path] : []),
    ...(inner ? listPaths(inner) : []),
  ]);
}

/** Whether a path has a page of its own, spelled like this. */
export function hasPath(routes: readonly Route[], wanted: string): boolean {
  return routes.some(
    ({path, exact, routes: inner}) =>
      (exact === true && path === wanted) ||
      (inner !== undefined && hasPath(inner, wanted)),
  );
}
