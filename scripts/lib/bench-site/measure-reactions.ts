import type {Browser, Page} from '@playwright/test';
import type {Controls} from './generators';

/** Response times in milliseconds. */
export interface Reactions {
  /**
   * The longest time until the next frame, with the CPU throttled to a quarter.
   */
  slowInteractions: Record<'colour mode' | 'search' | 'menu', number>;
  /**
   * The time from opening the search to the first result of the first query.
   */
  firstAnswer: number;
}

const WIDE = {width: 1440, height: 900};
const NARROW = {width: 390, height: 844};
const QUERY = 'pod';

/** Measures the longest interaction with the CPU throttled to a quarter. */
async function measureInteraction(
  browser: Browser,
  url: string,
  viewport: typeof WIDE,
  interact: (page: Page) => Promise<unknown>,
): Promise<number> {
  const context = await browser.newContext({viewport});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url);
  await page.waitForTimeout(1500);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, {durations});
    // The DOM types lack `durationThreshold`.
    const options = {type: 'event', durationThreshold: 16, buffered: true};
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({duration}) => duration));
    }).observe(options);
  });
  await interact(page);
  await page.waitForTimeout(4000);
  const longest = await page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as {durations: number[]}).durations),
  );
  await context.close();
  return longest;
}

/**
 * Waits until the first element that a selector matches is visible, to the frame:
 * a locator looks again only after up to half a second.
 */
async function waitForSight(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector(wanted)?.checkVisibility() === true,
    selector,
    {polling: 'raf'},
  );
}

async function measureFirstAnswer(
  browser: Browser,
  url: string,
  {search, searchInput, searchHit}: Controls,
): Promise<number> {
  const context = await browser.newContext({viewport: WIDE});
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForTimeout(2000);
  const started = performance.now();
  await page.locator(search).filter({visible: true}).first().click();
  await waitForSight(page, searchInput);
  await page.locator(searchInput).fill(QUERY);
  await waitForSight(page, searchHit);
  const taken = performance.now() - started;
  await context.close();
  return taken;
}

async function changeColourMode(page: Page, selector: string): Promise<void> {
  const control = page.locator(selector).filter({visible: true}).first();
  const isList = await control.evaluate(({tagName}) => tagName === 'SELECT');
  await (isList ? control.selectOption('dark') : control.click());
}

/** Measures the response times on a page that is opened for the first time. */
export async function measureReactions(
  browser: Browser,
  url: string,
  controls: Controls,
): Promise<Reactions> {
  const press = (selector: string) => (page: Page) =>
    page.locator(selector).filter({visible: true}).first().click();
  return {
    slowInteractions: {
      'colour mode': await measureInteraction(browser, url, WIDE, (page) =>
        changeColourMode(page, controls.colourMode),
      ),
      search: await measureInteraction(
        browser,
        url,
        WIDE,
        press(controls.search),
      ),
      menu: await measureInteraction(
        browser,
        url,
        NARROW,
        press(controls.menu),
      ),
    },
    firstAnswer: await measureFirstAnswer(browser, url, controls),
  };
}
