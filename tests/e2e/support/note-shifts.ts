import type {Page} from '@playwright/test';
import {saveData} from './test';

/**
 * Records the layout shifts of a page in `window.shifts`, with the elements that
 * moved.
 *
 * @param options - `whileArriving`: whether those count that happen before its
 * HTML is complete. Where a browser draws a page then depends on the moment: in
 * the middle of a line, the rest of a word may move it to the next one.
 */
export async function noteShifts(
  page: Page,
  {whileArriving = false}: {whileArriving?: boolean} = {},
): Promise<void> {
  // Prefetching doesn't shift anything, but takes time.
  await saveData(page.context());
  await page.addInitScript((countsAll) => {
    const shifts: string[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      const [navigation] = performance.getEntriesByType('navigation');
      const {domInteractive} = navigation as PerformanceNavigationTiming;
      for (const entry of list.getEntries()) {
        if (
          !countsAll &&
          (domInteractive === 0 || entry.startTime < domInteractive)
        ) {
          continue;
        }
        const {value, sources} = entry as PerformanceEntry & {
          value: number;
          sources: {node: Node | null; currentRect: DOMRect}[];
        };
        const moved = sources.map(({node, currentRect: {x, y}}) => {
          const name =
            node instanceof Element ? node.className : node?.nodeName;
          return `${String(name)} to ${x}, ${y}`;
        });
        shifts.push(`${value}: ${moved.join('; ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  }, whileArriving);
}
