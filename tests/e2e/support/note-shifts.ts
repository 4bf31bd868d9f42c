import type {Page} from '@playwright/test';
import {saveData} from './test';

/**
 * Records the layout shifts of a page in `window.shifts`, with the elements that
 * moved.
 *
 * @param options - `duringParsing`: whether to record those before the HTML is
 * parsed. When a browser paints a page meanwhile depends on the machine, so only
 * a test that decides what has arrived can record them: in the middle of a word,
 * the rest of it may move it to the next line.
 */
export async function noteShifts(
  page: Page,
  {duringParsing = false}: {duringParsing?: boolean} = {},
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
  }, duringParsing);
}
