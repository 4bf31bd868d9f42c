import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {loadAllRoutes} from 'docusaurus-plugin-static-first/routes';
import {findHostPath, findPagePath} from '@site/src/routes/find-page-path';
import {listPaths, type Route} from '@site/src/routes/list-paths';

/**
 * The originally requested path; undefined if the host redirected it, which
 * could cause an endless loop.
 */
function readRequested(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming &&
    entry.redirectCount === 0
    ? new URL(entry.name).pathname
    : undefined;
}

/**
 * Delays hydration, which starts when the code of all matching routes has
 * loaded, until a promise is settled.
 */
function holdPages(list: readonly Route[], until: Promise<unknown>): void {
  for (const {component, routes: inner} of list) {
    const {preload} = component as {preload?: () => Promise<unknown>};
    if (preload) {
      Object.assign(component as object, {
        preload: () => until.then(() => preload()),
      });
    }
    holdPages(inner ?? [], until);
  }
}

/**
 * Replaces the not-found page with the intended page. The router would show
 * that page at an address that the host doesn't serve, and hydration would
 * fail.
 */
async function leaveNotFound(requested: string, rest: string): Promise<void> {
  const paths = listPaths(await loadAllRoutes());
  const target = findHostPath(requested, paths);
  if (target) {
    window.location.replace(encodeURI(target) + rest);
    await new Promise(() => undefined);
  }
}

/** The path that the page was built for; undefined with `npm start`. */
function readBuilt(): string | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? decodeURI(new URL(link.href).pathname) : undefined;
}

/**
 * Corrects the address to the one that the page was built for, in case the host
 * is as lenient as the router: links and lists compare whole paths.
 */
function correctAddress(): void {
  const {pathname, search, hash} = window.location;
  const rest = search + hash;
  if (document.querySelector('[data-not-found]')) {
    const requested = readRequested();
    if (requested !== undefined) {
      holdPages(
        routes,
        leaveNotFound(requested, rest).catch(() => undefined),
      );
    }
    return;
  }
  const built = readBuilt();
  const page = findPagePath(
    pathname,
    built === undefined ? listPaths(routes) : [built],
  );
  if (page !== undefined && encodeURI(page) !== pathname) {
    window.history.replaceState(null, '', encodeURI(page) + rest);
  }
}

// Under `npm start`, this module also runs again whenever the routes change.
if (ExecutionEnvironment.canUseDOM && !import.meta.webpackHot?.data) {
  correctAddress();
}
