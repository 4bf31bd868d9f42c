import type {Browser, Page} from '@playwright/test';
import {product} from '../../config/product';
import {nextFrame} from './support/next-frame';
import {address, expect, open, test, waitUntilHydrated} from './support/test';

interface TraceEvent {
  name: string;
  /** `X` if the event had ended when the trace did. */
  ph: string;
  args?: {elementCount?: number};
}

/** Counts the elements that are restyled during an action. */
async function countRestyled(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, {categories: ['devtools.timeline']});
  await act();
  await nextFrame(page);
  const trace = await browser.stopTracing();
  const {traceEvents} = JSON.parse(trace.toString()) as {
    traceEvents: TraceEvent[];
  };
  const counts = traceEvents
    // The trace may end during a later update, which has no count yet.
    .filter(({name, ph}) => name === 'UpdateLayoutTree' && ph === 'X')
    .map(({args}) => args?.elementCount);
  expect(counts).not.toContain(undefined);
  return counts.filter((count) => count !== undefined);
}

/** Waits until the browser no longer prepares the pages behind links. */
async function waitUntilSettled(page: Page): Promise<void> {
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** The longest page of the reference, with about 4,800 elements. */
const LONG = `/api/${product.sdk.package}/runners/config_schemas/algorithm_schemas`;
/** The maximum number of elements in a part of the page, such as a menu. */
const FEW = 300;

test('adding and removing elements in the bar restyles little of the page', async ({
  page,
  browser,
}) => {
  await open(page, LONG);
  const counts = await countRestyled(browser, page, () =>
    page.evaluate(() => {
      const added = document.createElement('div');
      added.innerHTML =
        '<div><p>A <code>name</code></p><ul><li>B</li></ul></div>';
      document.querySelector('nav.navbar')?.append(added);
      document.body.getBoundingClientRect();
      added.remove();
      document.body.getBoundingClientRect();
    }),
  );
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan(FEW);
});

test('a click and a key after it restyle little of a page, and only the key shows the focus', async ({
  page,
  browser,
}) => {
  await open(page, LONG);
  const link = page.locator('article a[href^="#"]').first();
  await waitUntilSettled(page);
  const outline = () =>
    page.evaluate(
      () =>
        getComputedStyle(document.activeElement ?? document.body).outlineStyle,
    );
  const click = await countRestyled(browser, page, () => link.click());
  expect(click.length).toBeGreaterThan(0);
  expect(Math.max(...click)).toBeLessThan(FEW);
  expect(await outline()).toBe('none');
  const key = await countRestyled(browser, page, () =>
    page.keyboard.press('Tab'),
  );
  expect(key.length).toBeGreaterThan(0);
  expect(Math.max(...key)).toBeLessThan(FEW);
  expect(await outline()).toBe('solid');
});

test('React restyles a long page only once, with its stylesheet', async ({
  page,
  browser,
}) => {
  await page.goto(address(LONG));
  const length = await page.evaluate(
    () => document.querySelectorAll('body *').length,
  );
  expect(length).toBeGreaterThan(10 * FEW);
  const counts = await countRestyled(browser, page, async () => {
    await waitUntilHydrated(page);
    await waitUntilSettled(page);
  });
  expect(counts.filter((count) => count > length / 5).length).toBe(1);
});
