import {addDocs, type DocsData, type DocsOfPart} from './add-docs';
import {normalizePath} from './normalize-path';
import {once, type Load} from './once';

/** Docusaurus' entry for a module: how to load it, its request and its id. */
type Registry = Record<string, [load: Load, ...rest: unknown[]]>;

/** The module of a part, as written by `writeRoutes`. */
interface PartModule {
  moduleNames: Record<string, unknown>;
  registry: Registry;
  docs: DocsOfPart;
  makeRoutes: () => Route[];
}

/** A route of the site, as the router uses it. */
export interface Route {
  path?: string | readonly string[];
  exact?: boolean;
  /** The component of the route; `preload` loads its code. */
  component?: unknown;
  routes?: Route[];
  /** The parts that its routes come from, ordered by path. */
  parts?: {first: string; load: Load}[];
}

export interface RouteLoader {
  /** Loads the routes for a path; undefined if they are loaded already. */
  load: (pathname: string) => Promise<unknown> | undefined;
  loadAll: () => Promise<void>;
}

interface PartedRoute {
  below: string;
  parts: {first: string; take: () => Promise<unknown> | undefined}[];
}

/**
 * Loads routes in parts and adds them to the router's lists.
 *
 * @param routes - the site's routes, to which loaded routes are added.
 * @param lists - the lists in which routes look up their modules; they grow,
 * too.
 * @param wrapLoad - wraps the function that loads a module.
 */
export function createRouteLoader(
  routes: Route[],
  lists: {
    registry: Registry;
    moduleNames: Record<string, unknown>;
    docs: DocsData;
  },
  wrapLoad: (load: Load) => Load,
): RouteLoader {
  const take = async (target: Route[], load: Load): Promise<void> => {
    const part = (await wrapLoad(load)()) as PartModule;
    for (const module of Object.values(part.registry)) {
      module[0] = wrapLoad(module[0]);
    }
    Object.assign(lists.registry, part.registry);
    Object.assign(lists.moduleNames, part.moduleNames);
    addDocs(lists.docs, part.docs);
    // Their order doesn't matter, but the array must stay the same for the
    // router.
    target.push(...part.makeRoutes());
  };
  const listParted = (list: readonly Route[]): PartedRoute[] =>
    list.flatMap(({path, routes: inner = [], parts = []}) => [
      ...listParted(inner),
      ...(parts.length === 0
        ? []
        : [
            {
              below: normalizePath(String(path)).replace(/\/$/, ''),
              parts: parts.map(({first, load}) => ({
                first,
                take: once(() => take(inner, load)),
              })),
            },
          ]),
    ]);
  const parted = listParted(routes);

  return {
    load(pathname) {
      const path = normalizePath(pathname);
      const loads = parted
        .filter(({below}) => path === below || path.startsWith(`${below}/`))
        .map(({parts}) => parts.findLast(({first}) => first <= path)?.take())
        .filter((load) => load !== undefined);
      return loads.length === 0 ? undefined : Promise.all(loads);
    },
    async loadAll() {
      for (const {parts} of parted) {
        await Promise.all(parts.map(async (part) => part.take()));
      }
    },
  };
}
