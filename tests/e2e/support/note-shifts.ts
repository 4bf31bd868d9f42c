import type {Page} from '@playwright/test';
import {saveData} from './test';

/**
 * Records the layout shifts while a page loads in `window.shifts`, with the
 * elements that moved.
 */
export async function noteShifts(page: Page): Promise<void> {
  // Prefetching doesn't shift anything, but takes time.
  await saveData(page.context());
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
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
  });
}
