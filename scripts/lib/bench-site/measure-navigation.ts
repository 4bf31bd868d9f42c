import {createRequire} from 'node:module';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import type {Controls} from './generators';
import {takeMedian} from './run-lighthouse';

/**
 * The part of Puppeteer used here. Its own types are installed into a temporary
 * folder.
 */
interface Puppeteer {
  launch: (options: {
    executablePath: string;
    args: readonly string[];
    pipe: boolean;
    defaultViewport: {width: number; height: number};
  }) => Promise<{newPage: () => Promise<Page>; close: () => Promise<void>}>;
}

interface Page {
  goto: (url: string) => Promise<unknown>;
  evaluate: <Value, Given extends readonly unknown[]>(
    run: (...given: Given) => Value,
    ...given: Given
  ) => Promise<Value>;
  mouse: {
    move: (x: number, y: number) => Promise<void>;
    down: () => Promise<void>;
    up: () => Promise<void>;
  };
}

/** Milliseconds from a click in the sidebar to the next page's heading. */
export interface Navigation {
  first: number;
  tenth: number;
  /** The median of all clicks. */
  middle: number;
}

const WINDOW = {width: 1440, height: 900};
/**
 * How long the pointer hovers over a link before the click. Chromium needs half
 * of that to start prerendering.
 */
const HOVER = 400;
/** How long to stay on each page. */
const READ = 2000;
const CLICKS = 10;

async function loadPuppeteer(tools: string): Promise<Puppeteer> {
  const {resolve} = createRequire(path.join(tools, 'package.json'));
  const loaded = (await import(
    pathToFileURL(resolve('puppeteer-core')).href
  )) as {default: Puppeteer};
  return loaded.default;
}

// The functions below that run in a page contain no named functions: esbuild
// would wrap those in a helper that the page doesn't have.

/** Records when a click occurs, and when this document shows a new heading. */
function watchHeading(): void {
  const before = document.querySelector('h1')?.textContent;
  addEventListener(
    'click',
    ({timeStamp}) => {
      const clicked = performance.timeOrigin + timeStamp;
      sessionStorage.setItem('clicked', String(clicked));
      sessionStorage.setItem('clickedIn', String(performance.timeOrigin));
    },
    {capture: true, once: true},
  );
  new MutationObserver((_changes, observer) => {
    const heading = document.querySelector('h1');
    if (heading && heading.textContent !== before) {
      heading.setAttribute('elementtiming', 'heading');
      observer.disconnect();
    }
  }).observe(document, {subtree: true, childList: true, characterData: true});
  new PerformanceObserver((list) => {
    const shown =
      performance.timeOrigin + (list.getEntries()[0]?.startTime ?? 0);
    sessionStorage.setItem('shown', String(shown));
  }).observe({type: 'element'});
}

/**
 * Returns the time from the click to the new heading, if it has appeared: to
 * its first paint in the same document, or to the first paint of the next
 * document.
 */
function takeTime(): number | undefined {
  const {clicked, clickedIn, shown} = sessionStorage as Record<string, string>;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const end =
    clickedIn === String(performance.timeOrigin)
      ? Number(shown)
      : performance.timeOrigin + (paint?.startTime ?? Number.NaN);
  const time = end - Number(clicked);
  if (Number.isNaN(time)) {
    return undefined;
  }
  for (const name of ['clicked', 'clickedIn', 'shown']) {
    sessionStorage.removeItem(name);
  }
  return time;
}

/** Scrolls to the link after the current page's, and returns its centre. */
function locateNext(selector: string): {x: number; y: number} {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(selector),
  ].filter((link) => link.checkVisibility());
  const here = links.findIndex(
    ({pathname}) =>
      pathname.replace(/\/$/, '') === location.pathname.replace(/\/$/, ''),
  );
  const next = links[(here + 1) % links.length];
  if (!next) {
    throw new Error(`${location.href} has no link for ${selector}.`);
  }
  next.scrollIntoView({block: 'nearest', behavior: 'instant'});
  const {x, y, width, height} = next.getBoundingClientRect();
  return {x: x + width / 2, y: y + height / 2};
}

async function clickNext(page: Page, links: string): Promise<number> {
  await page.evaluate(watchHeading);
  const {x, y} = await page.evaluate(locateNext, links);
  await page.mouse.move(x, y);
  await wait(HOVER);
  await page.mouse.down();
  await page.mouse.up();
  // Puppeteer loses a page that it talks to during a navigation.
  await wait(READ);
  const time = await page.evaluate(takeTime);
  if (time === undefined) {
    throw new Error(`No page appeared after a click on ${links}.`);
  }
  return time;
}

/**
 * Clicks through the pages of a sidebar, and measures the time from each click
 * to the frame with the next page's heading. Unlike Playwright, Puppeteer
 * supports prerendered pages.
 *
 * @param bench - the folder with Puppeteer, and the browser.
 */
export async function measureNavigation(
  {tools, program}: {tools: string; program: string},
  url: string,
  {sidebarLinks}: Controls,
): Promise<Navigation> {
  const puppeteer = await loadPuppeteer(tools);
  const browser = await puppeteer.launch({
    executablePath: program,
    args: ['--no-sandbox'],
    pipe: true,
    defaultViewport: WINDOW,
  });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await wait(READ);
    const times: number[] = [];
    for (let click = 0; click < CLICKS; click += 1) {
      times.push(await clickNext(page, sidebarLinks));
    }
    return {
      first: times[0] ?? Number.NaN,
      tenth: times.at(-1) ?? Number.NaN,
      middle: takeMedian(times),
    };
  } finally {
    await browser.close();
  }
}
