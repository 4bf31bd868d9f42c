declare global {
  interface ImportMeta {
    /** The part of the bundler's API for hot updates used in this site. */
    webpackHot?: {
      /** What a previous run of the module left; undefined in its first run. */
      data?: object;
      addStatusHandler: (handle: (status: string) => Promise<void>) => void;
    };
  }
}

const STYLES = 'link[rel="stylesheet"][href*="/styles.css"]';

/**
 * Loads the current version of the stylesheet, and then removes all others.
 *
 * The bundler also reloads stylesheets: it copies each link, and removes the
 * original once the copy has loaded. If that removed a link that is still loading
 * here, its `load` event would never come.
 */
async function loadStyles(): Promise<void> {
  const last = [...document.querySelectorAll<HTMLLinkElement>(STYLES)].at(-1);
  if (!last) {
    return;
  }
  const url = new URL(last.href);
  url.search = `update=${Date.now()}`;
  const next = document.createElement('link');
  next.rel = 'stylesheet';
  next.href = url.href;
  // What the bundler sets on a link that it has copied.
  Object.assign(next, {visited: true});
  last.after(next);
  const {type} = await new Promise<Event>((resolve) => {
    next.addEventListener('load', resolve, {once: true});
    next.addEventListener('error', resolve, {once: true});
  });
  if (type === 'error') {
    next.remove();
    return;
  }
  for (const link of document.querySelectorAll(STYLES)) {
    if (link !== next) {
      link.remove();
    }
  }
  Object.assign(next, {visited: false});
}

let loading = Promise.resolve();

/**
 * Docusaurus has one stylesheet for all pages. The bundler loads it again when a
 * module's styles change, but not when a page compiled on request adds some.
 *
 * An update waits for what its handlers return while it is prepared, so that the
 * page appears with its styles. If one never settles, no later update is applied.
 *
 * @see https://webpack.js.org/api/hot-module-replacement/#addstatushandler
 * @see https://github.com/web-infra-dev/rspack/blob/v1.7.12/packages/rspack/src/runtime/cssExtractHmr.ts
 */
import.meta.webpackHot?.addStatusHandler(async (status) => {
  if (status === 'prepare') {
    // A second preparation may begin during the first.
    loading = loading.then(loadStyles);
    await loading;
  }
});
