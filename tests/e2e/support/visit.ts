import type {Page} from '@playwright/test';
import {nextFrame} from './next-frame';
import {openWithoutReact} from './open-without-react';
import {address, expect, open, saveData, test as base} from './test';

interface Size {
  width: number;
  height: number;
}

/** The default size of a window. */
const SIZE: Size = {width: 1280, height: 720};

/** The default media features, except for reduced motion. */
const MEDIA = {
  media: null,
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'reduce',
  contrast: 'no-preference',
} as const;

/**
 * Like `test`, but for tests that only inspect pages. Consecutive tests share a
 * window, and `visit` opens a page only if it isn't open yet. If the tests of a
 * page are grouped and `test.describe.configure({mode: 'default'})` keeps them
 * in one worker, the page is opened once.
 *
 * Tests that affect later pages (routes, init scripts) need a new window from
 * the other `test`.
 */
export const test = base.extend<object, {window: Page; touch: boolean}>({
  touch: [false, {scope: 'worker', option: true}],
  window: [
    async ({browser, touch}, use, {project}) => {
      const {baseURL, reducedMotion} = project.use;
      const options = {baseURL, reducedMotion, hasTouch: touch};
      const context = await browser.newContext(options);
      await saveData(context);
      const page = await context.newPage();
      page.addInitScript = () => {
        throw new Error(
          "An init script can't be removed from a window that tests share: use the test of support/test.ts.",
        );
      };
      await use(page);
      await context.close();
    },
    {scope: 'worker'},
  ],
  page: async ({window}, use) => {
    await use(window);
  },
});

/** Resizes the window, and waits until the page has adapted. */
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

/** Marks a page as visited until a test does more than inspect it. */
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

/** The changes to undo on a page that is reused. */
interface Found {
  isEmulated: boolean;
  isPointedAt: boolean;
}

/** Finds the changes since the visit if the requested page is still open. */
function find(page: Page, visit: string): Promise<Found | undefined> {
  return page.evaluate((name) => {
    const state = window as Window & {visit?: string; isPointedAt?: boolean};
    return state.visit === name
      ? {
          isPointedAt: state.isPointedAt === true,
          isEmulated: !matchMedia(
            'screen and (prefers-color-scheme: light) and (forced-colors: none) and (prefers-reduced-motion: reduce) and (prefers-contrast: no-preference)',
          ).matches,
        }
      : undefined;
  }, visit);
}

/**
 * Undoes only what inspecting a page has changed, because setting a value causes
 * a repaint even if it is the same.
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

/** Resets the media features and the pointer. */
export async function reset(page: Page): Promise<void> {
  await page.emulateMedia(MEDIA);
  await page.mouse.move(0, 0);
}

/** Clears the storage of the previous test. */
async function forgetChoices(page: Page): Promise<void> {
  // A file without scripts; navigating to a hash of the same page wouldn't load it.
  await page.goto(address('/robots.txt'));
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Leaves the page, and resets the storage, media features and size. */
export async function resetWindow(page: Page, size = SIZE): Promise<void> {
  // A pending navigation of the page may interfere.
  await expect(() => forgetChoices(page)).toPass();
  // On this page, nothing has to be laid out again.
  await reset(page);
  await page.setViewportSize(size);
}

/**
 * Whether text uses the site's own font. The font is optional: a page whose font
 * loads late keeps the fallback font, which may be wider.
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
    // A lone `monospace` would have another default size.
    return measure(`${own}, monospace`) !== measure('monospace, monospace');
  });
}

async function visitBy(
  start: (page: Page, path: string) => Promise<void>,
  page: Page,
  path: string,
  size: Size,
): Promise<void> {
  const visit = `${start.name} ${path}`;
  // A hash is only scrolled to when the page is opened.
  const found = path.includes('#') ? undefined : await find(page, visit);
  if (found) {
    await leaveAsFound(page, found);
    await resize(page, size);
    return;
  }
  // A font that was too late for the first page is cached for the second.
  await expect(async () => {
    await resetWindow(page, size);
    await start(page, path);
    expect(await hasOwnFont(page), 'has its own font').toBe(true);
  }).toPass();
  await markAsVisited(page, visit);
}

/** Opens a page, unless it is still open and was only inspected. */
export function visit(page: Page, path: string, size = SIZE): Promise<void> {
  return visitBy(open, page, path, size);
}

/** The same for a page that isn't hydrated. */
export function visitFirst(
  page: Page,
  path: string,
  size = SIZE,
): Promise<void> {
  return visitBy(openWithoutReact, page, path, size);
}
