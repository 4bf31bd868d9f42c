import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
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
 * routes that match is there. Their loads themselves are known to them already.
 */
function holdPages(list: readonly Route[]): void {
  for (const {component, routes: inner} of list) {
    if (typeof component === 'function') {
      Object.assign(component, {preload: () => new Promise(() => undefined)});
    }
    holdPages(inner ?? []);
  }
}

/**
 * Leaves the not-found page for the page that was meant. The router would show
 * that page in place of this one, under an address that the host doesn't know,
 * and would find that the two don't match.
 */
function leaveNotFound(paths: readonly string[], rest: string): void {
  const requested = readRequested();
  const target = requested && findHostPath(requested, paths);
  if (!target) {
    return;
  }
  holdPages(routes);
  window.location.replace(encodeURI(target) + rest);
}

/**
 * Makes the address the one that the page was built for, where the host is as
 * lenient as the router: links and lists compare whole paths.
 */
function correctAddress(): void {
  const {pathname, search, hash} = window.location;
  const paths = listPaths(routes);
  const rest = search + hash;
  if (document.querySelector('[data-not-found]')) {
    leaveNotFound(paths, rest);
    return;
  }
  const page = findPagePath(pathname, paths);
  if (page !== undefined && encodeURI(page) !== pathname) {
    window.history.replaceState(null, '', encodeURI(page) + rest);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  correctAddress();
}
