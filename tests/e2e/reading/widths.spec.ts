import type {Page} from '@playwright/test';
import {product} from '../../../config/product';
import {kinds, pages, symbolIndex} from '../support/pages';
import {expectToReadWell} from '../support/reading';
import {showAllRows} from '../support/rows';
import {
  address,
  expect,
  findViolations,
  measureOverflow,
} from '../support/test';
import {resize, test, visit} from '../support/visit';

/**
 * The widths of common devices, and some in between. They are sorted, because
 * crossing a breakpoint restyles the whole page.
 */
const WIDTHS = [
  ...[390, 768, 1440],
  ...Array.from({length: 17}, (_, step) => 320 + step * 100),
].toSorted((one, other) => other - one);

/** All pages of the sitemap in a full run. */
const isFull = process.env.FULL_RUN === '1';
const looked = isFull ? pages : [...kinds, '/search'];

/** Very long pages, only in a full run: `api.spec.ts` covers shorter modules. */
const LONG = [symbolIndex, `/api/${product.sdk.package}/hub/api`];
const audited = isFull ? pages : kinds.filter((route) => !LONG.includes(route));

const WINDOW = {width: 1440, height: 900};
const WIDEST = {...WINDOW, width: Math.max(...WIDTHS)};

for (const route of looked) {
  test.describe(route, () => {
    // The tests of a page share one visit.
    test.describe.configure({mode: 'default'});

    if (kinds.includes(route)) {
      test(`[1.2] [2.1] [2.3] [2.4] [2.5] [2.6] ${route} is readable, and links to further pages`, async ({
        page,
      }) => {
        await visit(page, route, WINDOW);
        await expectToReadWell(page, route);
      });
    }

    test(`${route} never scrolls sideways, from 320 to 1920 pixels`, async ({
      page,
    }) => {
      await visit(page, route, WIDEST);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 900});
        expect(await measureOverflow(page), `overflow at ${width}`).toBe(0);
      }
    });

    if (audited.includes(route)) {
      test(`${route} is accessible in both colour modes and on a phone`, async ({
        page,
      }) => {
        if (route === symbolIndex) {
          // Checking the contrast of thousands of symbols takes long.
          test.setTimeout(900_000);
        }
        await visit(page, route, WINDOW);
        await showAllRows(page);
        expect(await findViolations(page)).toEqual([]);

        await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
        await expect(page.locator('html')).toHaveAttribute(
          'data-theme',
          'dark',
        );
        expect(await findViolations(page, 'colours')).toEqual([]);

        await page.setViewportSize({width: 390, height: 844});
        expect(await findViolations(page)).toEqual([]);
      });
    }
  });
}

/** The number of shown definitions, the visible share of one, and the overflow. */
function readDefinitions(
  page: Page,
): Promise<{shown: number; seen: number; overflow: number}> {
  return page.evaluate(async () => {
    const shown = [...document.querySelectorAll('[role=tooltip]')].filter(
      (one) =>
        one.checkVisibility({visibilityProperty: true}) &&
        one.getBoundingClientRect().height > 0,
    );
    const seen = await new Promise<number>((resolve) => {
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        resolve(entry?.intersectionRatio ?? 0);
      });
      observer.observe(shown[0] ?? document.body);
    });
    const {scrollWidth, clientWidth} = document.documentElement;
    return {shown: shown.length, seen, overflow: scrollWidth - clientWidth};
  });
}

// Two pages with glossary terms, one of them in tables.
for (const [path, place, fewest] of [
  ['/guides/platform-overview/tasks', 'main', 4],
  ['/guides/general-reference/troubleshooting-faqs', 'main table', 1],
] as const) {
  test(`a glossary definition is never cut off at an edge: ${path}`, async ({
    page,
  }) => {
    await visit(page, path);
    const words = page.locator(`${place} button[aria-describedby]`);
    const names = await words.allInnerTexts();
    expect(names.length).toBeGreaterThanOrEqual(fewest);
    for (const width of [390, 997, 1020, 1120, 1440]) {
      await resize(page, {width, height: 900});
      for (const [index, name] of names.entries()) {
        // React's adaptation to a new width may move the word again.
        await expect(async () => {
          await words.nth(index).hover();
          expect(await readDefinitions(page), `${name} at ${width}`).toEqual({
            shown: 1,
            seen: 1,
            overflow: 0,
          });
        }).toPass({timeout: 20_000});
      }
    }
  });
}

test('on a phone, a glossary definition never covers its word', async ({
  page,
}) => {
  await visit(page, '/guides/platform-overview/tasks');
  await resize(page, {width: 390, height: 700});
  const words = page.locator('main button[aria-describedby]');
  for (const [index, name] of (await words.allInnerTexts()).entries()) {
    const word = words.nth(index);
    const definition = page.getByRole('tooltip').filter({visible: true});
    await word.focus();
    await expect(definition).toHaveCount(1);
    await word.evaluate((element) => {
      const below = element.getBoundingClientRect().bottom - innerHeight;
      scrollBy({top: below + 20, behavior: 'instant'});
    });
    await expect(definition).toBeInViewport({ratio: 1});
    const [above, box] = await Promise.all(
      [word, definition.locator('..')].map((one) => one.boundingBox()),
    );
    const isApart =
      above && box
        ? above.y + above.height <= box.y || box.y + box.height <= above.y
        : false;
    expect(isApart, name).toBe(true);
  }
});

test('the not-found page never scrolls sideways', async ({
  page,
  complaints,
}) => {
  await page.goto(address('/a/path/that/no/page/has'));
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900});
    expect(await measureOverflow(page), `overflow at ${width}`).toBe(0);
  }
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('status of 404'),
  ]);
});
