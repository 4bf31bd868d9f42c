import {onRest} from './pointer-rest';
import {KEEPS_PAGE, LIKELY} from './settings';

/** Sets whether the reader is likely to follow the links to a page. */
function mark(address: string | undefined, isLikely: boolean): void {
  for (const link of document.links) {
    if (link.href === address) {
      link.setAttribute(LIKELY, String(isLikely));
    }
  }
}

/**
 * Marks the links to the page whose link the pointer rests on. A speculation
 * rule lets the browser prepare that page at once, rather than after the 200 ms
 * that Chromium waits, and drop the one before.
 *
 * @see https://developer.chrome.com/docs/web-platform/prerender-pages
 */
export function markLikelyLinks(signal: AbortSignal): void {
  let likely: string | undefined;
  onRest(
    (target) =>
      target instanceof Element
        ? target.closest<HTMLAnchorElement>(`a[href]:not(${KEEPS_PAGE})`)
        : undefined,
    ({href}) => {
      if (href !== likely) {
        mark(likely, false);
        mark(href, true);
        likely = href;
      }
    },
    signal,
  );
}
