import type {Browser, Locator, Page} from '@playwright/test';
import type {Controls} from './generators';

/** What a reader waits for, in milliseconds. */
export interface Reactions {
  /**
   * From a click in the sidebar to the heading of the next page. Playwright
   * turns prerendering off, which Chromium has for readers: a site that relies
   * on it is shown at its slowest.
   */
  firstClick: number;
  laterClick: number;
  /** The longest that an interaction took until its frame, at a quarter of the speed. */
  slowInteractions: Record<'colour mode' | 'search' | 'menu', number>;
  /** From opening the search to the first hit of the first query. */
  firstAnswer: number;
}

const WIDE = {width: 1440, height: 900};
const NARROW = {width: 390, height: 844};
/** A pointer rests on a link for so long before it is pressed. */
const HOVER = 150;
const QUERY = 'pod';
const LATER = 10;

/** Clicks a link, and measures until the page of that link has its heading. */
async function clickThrough(page: Page, link: Locator): Promise<number> {
  const before = await page.locator('h1').first().innerText();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(HOVER);
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({timeStamp}) => {
        const clicked = performance.timeOrigin + timeStamp;
        sessionStorage.setItem('clicked', String(clicked));
      },
      {capture: true, once: true},
    );
  });
  await link.click();
  const taken = await page.waitForFunction(
    (old) => {
      const heading = document.querySelector('h1')?.innerText;
      const clicked = Number(sessionStorage.getItem('clicked'));
      return heading !== undefined && heading !== old && clicked > 0
        ? performance.timeOrigin + performance.now() - clicked
        : false;
    },
    before,
    {polling: 'raf'},
  );
  await page.evaluate(() => {
    sessionStorage.removeItem('clicked');
  });
  return Number(await taken.jsonValue());
}

async function measureNavigation(
  browser: Browser,
  url: string,
  {sidebarLinks}: Controls,
): Promise<number[]> {
  const context = await browser.newContext({viewport: WIDE});
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForTimeout(2000);
  const times: number[] = [];
  for (let click = 0; click < LATER; click += 1) {
    // The neighbour of the current page, which is in sight.
    const links = page.locator(sidebarLinks).filter({visible: true});
    const here = new URL(page.url()).pathname.replace(/\/$/, '');
    const targets = await links.evaluateAll((all) =>
      all.map((link) =>
        new URL((link as HTMLAnchorElement).href).pathname.replace(/\/$/, ''),
      ),
    );
    const place = targets.indexOf(here);
    const next = place + 1 < targets.length ? place + 1 : 0;
    times.push(await clickThrough(page, links.nth(next)));
  }
  await context.close();
  return times;
}

/** Does something at a quarter of the speed; gives the longest interaction. */
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
    // The types of the DOM don't know the threshold.
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
  await page.locator(searchInput).waitFor();
  await page.locator(searchInput).fill(QUERY);
  await page.locator(searchHit).first().waitFor();
  const taken = performance.now() - started;
  await context.close();
  return taken;
}

async function changeColourMode(page: Page, selector: string): Promise<void> {
  const control = page.locator(selector).filter({visible: true}).first();
  const isList = await control.evaluate(({tagName}) => tagName === 'SELECT');
  await (isList ? control.selectOption('dark') : control.click());
}

/** Measures how a site reacts to its first reader, from one of its pages. */
export async function measureReactions(
  browser: Browser,
  url: string,
  controls: Controls,
): Promise<Reactions> {
  const press = (selector: string) => (page: Page) =>
    page.locator(selector).filter({visible: true}).first().click();
  const clicks = await measureNavigation(browser, url, controls);
  return {
    firstClick: clicks[0] ?? Number.NaN,
    laterClick: clicks.at(-1) ?? Number.NaN,
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
