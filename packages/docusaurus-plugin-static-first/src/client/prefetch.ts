import {isHydrating} from './hydrate';
import {readSettings} from './settings';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader wants to save data or has a slow connection. */
function isSparing(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true
  );
}

/**
 * Loads a file into the browser's cache. Firefox applies the policy's
 * `default-src` to `<link rel=prefetch>`, which may be 'none'.
 */
function prefetch(address: string): void {
  // A failed file is requested again when it is needed.
  fetch(address, {priority: 'low'}).catch(() => undefined);
}

/**
 * In milliseconds. A browser with nothing to draw may wait for its next frame
 * before it is considered idle.
 */
const LATEST = 2000;

/**
 * Prefetches the site's scripts without running them when the browser is idle.
 */
export function prefetchWhenIdle(): void {
  const start = () => {
    if (!isSparing() && !isHydrating()) {
      const {scripts, ownScript = [], styles} = readSettings();
      [styles, scripts, ownScript].flat().forEach(prefetch);
    }
  };
  const whenIdle = () => {
    // Safari doesn't support requestIdleCallback.
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
