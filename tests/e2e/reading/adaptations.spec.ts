import type {Page} from '@playwright/test';
import {product} from '../../../config/product';
import {
  expect,
  findBarriers,
  measureOverflow,
  open,
  test,
} from '../support/test';

const GUIDE = '/guides/SDK/environment-variables';
const PAGES = ['/', GUIDE, `/api/${product.sdk.package}/hub/api`, '/blog'];

/** What WCAG 1.4.12 lets a reader set. */
const SPACING = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

/** Boxes that cut off text which the reader can't scroll to. */
function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((box) => {
        const {overflowX, overflowY, clipPath} = getComputedStyle(box);
        const isCut =
          (overflowX === 'hidden' && box.scrollWidth > box.clientWidth + 1) ||
          (overflowY === 'hidden' && box.scrollHeight > box.clientHeight + 1);
        return (
          isCut &&
          box.clientWidth > 1 &&
          clipPath === 'none' &&
          box.checkVisibility({visibilityProperty: true})
        );
      })
      .map(({className, tagName}) => `${tagName} ${className}`),
  );
}

test('pages hold at twice the size, on 320 pixels, and with wider spacing', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: {width: 720, height: 450},
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  for (const path of PAGES) {
    await page.setViewportSize({width: 720, height: 450});
    await open(page, path);
    expect(await measureOverflow(page), `${path} at 200 %`).toBe(0);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, SPACING);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({width, height: 800});
      expect(await measureOverflow(page), `${path} at ${width}`).toBe(0);
      expect(await findCutText(page), `${path} at ${width}`).toEqual([]);
    }
  }
  await context.close();
});

test('what can be pressed is 24 pixels high and wide', async ({page}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 900});
    for (const path of PAGES) {
      await open(page, path);
      const small = await page
        .locator(
          'button, input, summary, nav a, footer a, [role=tab], .button, .pagination-nav__link',
        )
        .filter({visible: true})
        .evaluateAll((targets) =>
          targets
            .filter((target) => {
              const {width, height} = target.getBoundingClientRect();
              // A line of links keeps its distance by its height.
              return width > 1 && (height < 24 || width < 24);
            })
            .filter((target) => getComputedStyle(target).display !== 'inline')
            .map(({outerHTML}) => outerHTML.slice(0, 160)),
        );
      expect(small, `${path} at ${width}`).toEqual([]);
    }
  }
});

test('nothing moves by itself where the reader wants it still', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({playState}) => playState === 'running').length,
    );
  await expect.poll(moving).toBe(0);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  expect(await moving()).toBeGreaterThan(0);
});

test('colours of the system reach drawings and marks', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await open(page, '/');
  const ground = await page.evaluate(
    () => getComputedStyle(document.body).backgroundColor,
  );
  const label = page.locator('main svg text').first();
  expect(await label.evaluate((text) => getComputedStyle(text).fill)).not.toBe(
    ground,
  );

  await open(page, GUIDE);
  const current = page.locator('.menu__link[aria-current="page"]');
  await expect(current).toHaveCSS('border-style', 'solid');
  expect(await findBarriers(page, 'structure')).toEqual([]);
});
