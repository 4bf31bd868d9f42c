/** A route as Docusaurus passes it to the browser. */
export interface Route {
  path?: string | readonly string[];
  exact?: boolean;
  /** The component; its `preload` loads its code. */
  component?: unknown;
  routes?: readonly Route[];
}

/** Lists the paths of all pages, including the base URL. */
export function listPaths(routes: readonly Route[]): string[] {
  return routes.flatMap(({path, exact, routes: inner}) => [
    ...(exact && typeof path === 'string' ? [path] : []),
    ...(inner ? listPaths(inner) : []),
  ]);
}

/** Whether exactly this path has a page. */
export function hasPath(routes: readonly Route[], wanted: string): boolean {
  return routes.some(
    ({path, exact, routes: inner}) =>
      (exact === true && path === wanted) ||
      (inner !== undefined && hasPath(inner, wanted)),
  );
}
