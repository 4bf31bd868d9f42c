declare global {
  interface ImportMeta {
    /** The part of the bundler's API for hot updates used here. */
    webpackHot?: {
      addStatusHandler: (handle: (status: string) => Promise<void>) => void;
    };
  }
}

/** Loads the current version of a stylesheet, and replaces the link. */
function loadAgain(link: HTMLLinkElement): Promise<void> {
  const url = new URL(link.href);
  url.searchParams.set('update', String(Date.now()));
  const next = document.createElement('link');
  next.rel = 'stylesheet';
  next.href = url.href;
  link.after(next);
  return new Promise((resolve) => {
    const drop = (other: HTMLLinkElement) => () => {
      other.remove();
      resolve();
    };
    next.addEventListener('load', drop(link), {once: true});
    next.addEventListener('error', drop(next), {once: true});
  });
}

/**
 * Docusaurus has one stylesheet for all pages. The bundler loads it again when a
 * module's styles change, but not when a page compiled on request adds some.
 *
 * An update waits for what its handlers return while it is prepared, so that the
 * page appears with its styles.
 *
 * @see https://webpack.js.org/api/hot-module-replacement/#addstatushandler
 */
import.meta.webpackHot?.addStatusHandler(async (status) => {
  if (status === 'prepare') {
    const links = document.querySelectorAll<HTMLLinkElement>(
      'link[rel="stylesheet"][href*="/styles.css"]',
    );
    await Promise.all(Array.from(links, loadAgain));
  }
});
