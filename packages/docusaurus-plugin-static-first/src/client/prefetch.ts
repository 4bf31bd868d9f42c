import {isHydrating} from './hydrate';
import {readSettings} from './settings';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader has reason to save data, or little to spend. */
function isSparing(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true
  );
}

/**
 * Puts a file into the browser's cache. Firefox holds a `<link rel=prefetch>`
 * to the policy's `default-src`, which may well be 'none'.
 */
function prefetch(address: string): void {
  // Nobody waits for it: it is asked for again once it is needed.
  fetch(address, {priority: 'low'}).catch(() => undefined);
}

/**
 * In milliseconds: by then the files are fetched all the same. A browser that
 * has nothing to draw may wait for its next frame before it calls itself idle.
 */
const LATEST = 2000;

/** Has the site's scripts fetched, not run, once the browser has nothing to do. */
export function prefetchWhenIdle(): void {
  const start = () => {
    if (!isSparing() && !isHydrating()) {
      const {scripts, ownScript = [], styles} = readSettings();
      [styles, scripts, ownScript].flat().forEach(prefetch);
    }
  };
  const whenIdle = () => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(start, {timeout: LATEST});
    } else {
      setTimeout(start, 200);
    }
  };
  if (document.readyState === 'complete') {
    whenIdle();
  } else {
    addEventListener('load', whenIdle, {once: true});
  }
}
