import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {loadAllRoutes} from 'docusaurus-plugin-static-first/routes';
import {findHostPath, findPagePath} from './find-page-path';
import {listPaths, type Route} from './list-paths';

/**
 * The path that the host was asked for, before anything cleaned it; undefined
 * where the host chose another, and might do so again for ever.
 */
function readRequested(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming &&
    entry.redirectCount === 0
    ? new URL(entry.name).pathname
    : undefined;
}

/**
 * Keeps React from taking the page over, which it does once the code of all
 * routes that match is there, until something else is known.
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
 * Leaves the not-found page for the page that was meant. The router would show
 * that page in place of this one, under an address that the host doesn't know,
 * and would find that the two don't match.
 */
async function leaveNotFound(requested: string, rest: string): Promise<void> {
  const paths = listPaths(await loadAllRoutes());
  const target = findHostPath(requested, paths);
  if (target) {
    window.location.replace(encodeURI(target) + rest);
    await new Promise(() => undefined);
  }
}

/** The path that the page was built for; undefined under `npm start`. */
function readBuilt(): string | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? decodeURI(new URL(link.href).pathname) : undefined;
}

/**
 * Makes the address the one that the page was built for, where the host is as
 * lenient as the router: links and lists compare whole paths.
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

if (ExecutionEnvironment.canUseDOM) {
  correctAddress();
}
