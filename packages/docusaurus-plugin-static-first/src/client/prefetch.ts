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

function prefetch(href: string, as: 'script' | 'style'): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  link.as = as;
  document.head.append(link);
}

/** Has the site's scripts fetched, not run, once the browser has nothing to do. */
export function prefetchWhenIdle(): void {
  const start = () => {
    if (!isSparing() && !isHydrating()) {
      const {scripts, styles} = readSettings();
      styles.forEach((href) => {
        prefetch(href, 'style');
      });
      scripts.forEach((href) => {
        prefetch(href, 'script');
      });
    }
  };
  const whenIdle = () => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(start);
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
