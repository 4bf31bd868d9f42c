// cspell:ignore qqxxzzvv
import type {Page} from '@playwright/test';
import {product} from '../../config/product';
import {noteShifts} from './support/note-shifts';
import {
  address,
  expect,
  measureOverflow,
  open,
  test,
  waitUntilHydrated,
} from './support/test';

const PAGES = [
  '/',
  '/guides/SDK/for-data-scientists/sql-tasks/single-pod-sql',
  '/tutorials/connecting-data-and-creating-pods/running-a-pod',
  `/api/${product.sdk.package}`,
  '/blog/welcome',
];

test.describe('a key page', () => {
  for (const path of PAGES) {
    for (const width of [390, 1440]) {
      test(`has no layout shifts once its HTML is parsed, and fits its window: ${path} at ${width} px`, async ({
        page,
      }) => {
        await noteShifts(page);
        await page.setViewportSize({width, height: 900});
        await open(page, path);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate('window.shifts')).toEqual([]);
        if (width === 390) {
          await page.setViewportSize({width: 320, height: 800});
          const overflow = await measureOverflow(page);
          expect(overflow, 'overflow at 320 pixels').toBe(0);
        }
      });
    }
  }
});

/** Records the places of an element in each frame that shows it. */
async function notePlaces(page: Page, selector: string): Promise<void> {
  await page.evaluate((one) => {
    const places: string[] = [];
    Object.assign(window, {places});
    const note = () => {
      const box = document.querySelector(one)?.getBoundingClientRect();
      if (box) {
        places.push(`${box.x} ${box.y} ${box.width} × ${box.height}`);
      }
    };
    // A frame observes sizes after all its callbacks, right before it is painted.
    // A timer may fire when the next change is already half done.
    const probe = document.createElement('div');
    probe.style.position = 'fixed';
    document.documentElement.append(probe);
    const look = () => {
      requestAnimationFrame(look);
      probe.style.width = probe.style.width === '1px' ? '2px' : '1px';
    };
    new ResizeObserver(note).observe(probe);
    look();
  }, selector);
}

for (const [link, selector] of [
  ['API Reference', `.menu__link[href^="${address('/api/')}"]`],
  ['Blog', '.blog-list-page article + article'],
] as const) {
  test(`nothing moves after the first frame of a page that a link opens: ${link}`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, '/guides/SDK/environment-variables');
    await notePlaces(page, selector);
    await page.getByRole('link', {name: link, exact: true}).first().click();
    const count = () => page.evaluate('window.places.length');
    await expect.poll(count).toBeGreaterThan(5);
    const places = await page.evaluate<string[]>('window.places');
    expect([...new Set(places)]).toEqual([places[0]]);
  });
}

for (const width of [390, 1440]) {
  test(`the not-found page doesn't shift when its suggestions arrive, at ${width} px`, async ({
    page,
    complaints,
  }) => {
    await noteShifts(page);
    await page.setViewportSize({width, height: 900});
    await page.goto(address('/guides/getting-started/introductions'));
    await waitUntilHydrated(page);
    await expect(
      page.getByRole('navigation', {name: /similar address/}),
    ).toBeVisible();
    expect(await page.evaluate('window.shifts')).toEqual([]);
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('status of 404'),
    ]);
  });

  test(`the symbol index doesn't shift when it takes its filter from the address, at ${width} px`, async ({
    page,
  }) => {
    await noteShifts(page);
    await page.setViewportSize({width, height: 900});
    const index = `/api/${product.sdk.package}/symbol-index`;
    await open(page, `${index}?filter=pod&kind=members`);
    await expect(page.getByText(/^\d+ symbols$/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('window.shifts')).toEqual([]);
  });

  for (const query of ['pod', 'qqxxzzvv']) {
    test(`the search page has no layout shifts while it answers “${query}”, at ${width} px`, async ({
      page,
    }) => {
      await noteShifts(page);
      await page.setViewportSize({width, height: 900});
      await open(page, `/search?q=${query}`);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        /results/,
      );
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate('window.shifts')).toEqual([]);
    });
  }
}
