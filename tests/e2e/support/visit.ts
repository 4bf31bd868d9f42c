import type {Page} from '@playwright/test';
import {arrive} from './arrive';
import {address, expect, open, saveData, test as base} from './test';

interface Size {
  width: number;
  height: number;
}

/** What a window has by default. */
const SIZE: Size = {width: 1280, height: 720};

/** What a reader has who has set nothing, but that nothing moves. */
const MEDIA = {
  media: null,
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'reduce',
} as const;

/**
 * The same as `test` for tests that look at pages which others look at, too:
 * those that follow each other share a window, and `visit` opens a page in it
 * only where it is not shown already. Where the tests of one page stand
 * together, and `test.describe.configure({mode: 'default'})` keeps them in one
 * worker, the page is opened once.
 *
 * What changes later pages (routes, scripts for each page) needs the window of
 * its own that the other `test` gives.
 */
export const test = base.extend<object, {window: Page; touch: boolean}>({
  touch: [false, {scope: 'worker', option: true}],
  window: [
    async ({browser, touch}, use, {project}) => {
      const {baseURL, reducedMotion} = project.use;
      const options = {baseURL, reducedMotion, hasTouch: touch};
      const context = await browser.newContext(options);
      await saveData(context);
      await use(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],
  page: async ({window}, use) => {
    await use(window);
  },
});

/** Waits until what follows the scrolling or the size of the page is drawn. */
function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve();
          });
        });
      }),
  );
}

/** Sets the size of the window, and waits until the page has taken it on. */
export async function resize(page: Page, size: Size): Promise<void> {
  const before = page.viewportSize();
  if (before?.width === size.width && before.height === size.height) {
    return;
  }
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({width, height}) => innerWidth === width && innerHeight === height,
    size,
  );
  await nextFrame(page);
}

/** Has a page forget that it was visited once somebody does more than look. */
async function markAsVisited(page: Page, visit: string): Promise<void> {
  await page.evaluate((name) => {
    Object.assign(window, {visit: name, isPointedAt: false});
    for (const type of [
      ...['click', 'keydown', 'input', 'hashchange'],
      'static-first:hydrate',
    ]) {
      const forget = () => Object.assign(window, {visit: undefined});
      addEventListener(type, forget, {capture: true});
    }
    const notePointer = ({clientX, clientY}: MouseEvent) =>
      Object.assign(window, {isPointedAt: clientX > 0 || clientY > 0});
    addEventListener('mousemove', notePointer, {capture: true, passive: true});
  }, visit);
}

/** What is to be taken back of a page, if it is the one that is asked for. */
interface Found {
  isEmulated: boolean;
  isPointedAt: boolean;
}

/** Whether a page is open as it was visited, and what has changed since. */
function find(page: Page, visit: string): Promise<Found | undefined> {
  return page.evaluate((name) => {
    const state = window as Window & {visit?: string; isPointedAt?: boolean};
    return state.visit === name
      ? {
          isPointedAt: state.isPointedAt === true,
          isEmulated: !matchMedia(
            'screen and (prefers-color-scheme: light) and (forced-colors: none) and (prefers-reduced-motion: reduce)',
          ).matches,
        }
      : undefined;
  }, visit);
}

/**
 * Takes back what looking at a page may have changed, and nothing else: what is
 * set anew is drawn anew, even where it was the same.
 */
async function leaveAsFound(page: Page, found: Found): Promise<void> {
  if (found.isEmulated) {
    await page.emulateMedia(MEDIA);
  }
  if (found.isPointedAt) {
    await page.mouse.move(0, 0);
  }
  const hasChanged = await page.evaluate(() => {
    const focused = document.activeElement;
    const hasMoved =
      scrollX > 0 ||
      scrollY > 0 ||
      (focused !== null && focused !== document.body) ||
      document.adoptedStyleSheets.length > 0;
    if (focused instanceof HTMLElement) {
      focused.blur();
    }
    getSelection()?.removeAllRanges();
    document.adoptedStyleSheets = [];
    scrollTo({top: 0, behavior: 'instant'});
    return hasMoved;
  });
  if (hasChanged || found.isEmulated || found.isPointedAt) {
    await nextFrame(page);
  }
}

/** Gives the window back as it was before anybody used it. */
export async function reset(page: Page): Promise<void> {
  await page.emulateMedia(MEDIA);
  await page.mouse.move(0, 0);
}

/** Forgets what whoever used the window before has chosen. */
async function forgetChoices(page: Page): Promise<void> {
  // A file without scripts; and from a page to a place on it nothing is opened.
  await page.goto(address('/robots.txt'));
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Leaves the page that is open, and all that was set, chosen or stored. */
export async function startAnew(page: Page, size = SIZE): Promise<void> {
  // A page that is being left by itself may come in between.
  await expect(() => forgetChoices(page)).toPass();
  // There is nothing here to be laid out again.
  await reset(page);
  await page.setViewportSize(size);
}

/**
 * Whether words are set in the site's own font. It is optional: a page whose
 * font comes late keeps the letters that stand in for it, which may be wider.
 */
function hasOwnFont(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [own = ''] = getComputedStyle(document.body).fontFamily.split(',');
    const measure = (families: string) => {
      const words = document.createElement('span');
      words.textContent = 'Wide and narrow';
      words.style.cssText = `font-family: ${families}; position: absolute`;
      document.body.append(words);
      const {width} = words.getBoundingClientRect();
      words.remove();
      return width;
    };
    return measure(`${own}, monospace`) !== measure('monospace');
  });
}

async function visitBy(
  start: (page: Page, path: string) => Promise<void>,
  page: Page,
  path: string,
  size: Size,
): Promise<void> {
  const visit = `${start.name} ${path}`;
  // A place on a page is scrolled to when the page is opened.
  const found = path.includes('#') ? undefined : await find(page, visit);
  if (found) {
    await leaveAsFound(page, found);
    await resize(page, size);
    return;
  }
  // What came too late for the first page is in the cache for the second.
  await expect(async () => {
    await startAnew(page, size);
    await start(page, path);
    expect(await hasOwnFont(page), 'has its own font').toBe(true);
  }).toPass();
  await markAsVisited(page, visit);
}

/** Opens a page, unless it is open and nobody has done more than look at it. */
export function visit(page: Page, path: string, size = SIZE): Promise<void> {
  return visitBy(open, page, path, size);
}

/** The same for a page that React has not taken over. */
export function visitFirst(
  page: Page,
  path: string,
  size = SIZE,
): Promise<void> {
  return visitBy(arrive, page, path, size);
}
