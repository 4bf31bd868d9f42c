import type {Page} from '@playwright/test';
import {product} from '../../../config/product';
import {symbolIndex} from '../support/pages';
import {showAllRows} from '../support/rows';
import {
  expect,
  findViolations,
  measureOverflow,
  open,
  saveData,
} from '../support/test';
import {resize, test, visit} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const GUIDE = '/guides/SDK/environment-variables';
const PAGES = ['/', GUIDE, `/api/${product.sdk.package}/hub/api`, '/blog'];

/** The text spacing of WCAG 1.4.12. */
const SPACING = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

async function widenSpacing(page: Page): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
}

/** Finds boxes that cut off text and can't be scrolled. */
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

test('pages adapt to twice the size, to 320 pixels, and to wider spacing', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: {width: 720, height: 450},
    deviceScaleFactor: 2,
  });
  await saveData(context);
  const page = await context.newPage();
  for (const path of PAGES) {
    await page.setViewportSize({width: 720, height: 450});
    await open(page, path);
    expect(await measureOverflow(page), `${path} at 200 %`).toBe(0);
    await widenSpacing(page);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({width, height: 800});
      expect(await measureOverflow(page), `${path} at ${width}`).toBe(0);
      expect(await findCutText(page), `${path} at ${width}`).toEqual([]);
    }
  }
  await context.close();
});

for (const path of [
  symbolIndex,
  `/api/${product.sdk.package}/hub/api`,
  '/blog/authors',
  '/search?q=pod',
]) {
  test(`names and titles are complete with wider text spacing: ${path}`, async ({
    page,
  }) => {
    await visit(page, path);
    if (path.startsWith('/search')) {
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        /results/,
      );
    }
    await widenSpacing(page);
    await showAllRows(page);
    for (const width of [1000, 320]) {
      await resize(page, {width, height: 800});
      const cut = await findCutText(page);
      expect(
        // Excerpts end in an ellipsis at any width.
        cut.filter((box) => !/^P /.test(box)),
        `${path} at ${width}`,
      ).toEqual([]);
      const wide = await page
        .locator('.menu__link:visible')
        .evaluateAll((links) =>
          links
            .filter((link) => link.scrollWidth > link.clientWidth)
            .map(({textContent}) => textContent),
        );
      expect(wide, `${path} at ${width}`).toEqual([]);
      expect(await measureOverflow(page), `${path} at ${width}`).toBe(0);
    }
  });
}

for (const path of PAGES) {
  test(`controls are at least 24 pixels high and wide: ${path}`, async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await visit(page, path, {width, height: 900});
      const small = await page
        .locator(
          'button, input, summary, nav a, footer a, [role=tab], .button, .pagination-nav__link',
        )
        .filter({visible: true})
        .evaluateAll((targets) =>
          targets
            .filter((target) => {
              const {width, height} = target.getBoundingClientRect();
              // Links in a row keep their distance through their height.
              return width > 1 && (height < 24 || width < 24);
            })
            .filter((target) => getComputedStyle(target).display !== 'inline')
            .map(({outerHTML}) => outerHTML.slice(0, 160)),
        );
      expect(small, `${path} at ${width}`).toEqual([]);
    }
  });
}

test('no row of the symbol index truncates its text on a phone', async ({
  page,
}) => {
  await visit(page, symbolIndex, {width: 320, height: 800});
  await showAllRows(page);
  const cut = await page
    .locator('main li')
    .evaluateAll((rows) =>
      rows
        .filter((row) => row.scrollWidth > row.clientWidth)
        .map(({textContent}) => textContent.slice(0, 80)),
    );
  expect(cut).toEqual([]);
});

test('nothing is animated with reduced motion, and only briefly otherwise', async ({
  page,
}) => {
  await visit(page, '/');
  // Scroll-driven animations don't move by themselves.
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({timeline}) => timeline instanceof DocumentTimeline)
          .filter(({playState}) => playState === 'running').length,
    );
  await expect.poll(moving).toBe(0);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  // WCAG 2.2.2 requires a pause control for longer animations.
  const ends = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({timeline}) => timeline instanceof DocumentTimeline)
      .map(({effect}) => Number(effect?.getComputedTiming().endTime)),
  );
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
});

test('with reduced motion, styles change at once', async ({page}) => {
  await visit(page, GUIDE);
  const running = await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
    document.body.getBoundingClientRect();
    const animations = document.getAnimations();
    document.documentElement.dataset['theme'] = 'light';
    return animations.filter((one) => one instanceof CSSTransition).length;
  });
  expect(running).toBe(0);
});

test('drawings and highlights use system colours', async ({page}) => {
  const system = {forcedColors: 'active', colorScheme: 'dark'} as const;
  await visit(page, '/');
  await page.emulateMedia(system);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const ground = await page.evaluate(
    () => getComputedStyle(document.body).backgroundColor,
  );
  const label = page.locator('main svg text').first();
  expect(await label.evaluate((text) => getComputedStyle(text).fill)).not.toBe(
    ground,
  );

  await visit(page, GUIDE);
  await page.emulateMedia(system);
  const current = page.locator('.menu__link[aria-current="page"]');
  await expect(current).toHaveCSS('border-style', 'solid');
  expect(await findViolations(page, 'structure')).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`muted text and borders are stronger with prefers-contrast: more, in ${colorScheme} mode`, async ({
    page,
  }) => {
    await visit(page, GUIDE);
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      colorScheme,
    );
    const read = () =>
      page.evaluate(() => {
        const colourOf = (name: string) => {
          const probe = document.createElement('p');
          probe.style.color = `var(--${name})`;
          document.body.append(probe);
          const {color} = getComputedStyle(probe);
          probe.remove();
          return color;
        };
        return {
          text: colourOf('text'),
          quiet: colourOf('text-quiet'),
          border: colourOf('border'),
          edge: colourOf('border-strong'),
        };
      });
    const before = await read();
    expect(before.quiet).not.toBe(before.text);
    await page.emulateMedia({contrast: 'more'});
    const after = await read();
    expect([after.text, after.quiet, after.edge]).toEqual(
      Array.from({length: 3}, () => before.text),
    );
    expect(after.border).not.toBe(before.border);
  });
}
