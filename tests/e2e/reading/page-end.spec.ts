import type {Locator} from '@playwright/test';
import {product} from '../../../config/product';
import {edgesOf} from '../support/edges';
import {address, expect, waitUntilHydrated} from '../support/test';
import {test, resize, visit} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const GUIDE =
  '/guides/SDK/for-data-custodians/managing-pod-access/authorising-pods';
const POST = '/blog/welcome';

/** The left and right edge of the text in an element. */
function edgesOfText(part: Locator): Promise<number[]> {
  return part.evaluate((element) => {
    const {left, right} = element.getBoundingClientRect();
    const {paddingLeft, paddingRight} = getComputedStyle(element);
    return [
      left + Number.parseFloat(paddingLeft),
      right - Number.parseFloat(paddingRight),
    ];
  });
}

for (const path of ['/', POST, GUIDE]) {
  test(`the footer is aligned with pages of its kind: ${path}`, async ({
    page,
  }) => {
    for (const width of [1440, 1024, 768, 390]) {
      await visit(page, path, {width, height: 900});
      const footer = page.getByRole('contentinfo');
      const [start = 0, end = 0] = await edgesOf(
        page.locator('.navbar__inner'),
      );
      // It is 1168 px wide and centred. Next to a sidebar its brand is aligned
      // with the bar, and the rest with the text.
      const hasSidebar = path === GUIDE && width > 996;
      const beside = hasSidebar ? 0 : Math.max(0, (width - 1216) / 2);
      const column = hasSidebar
        ? await edgesOf(page.getByRole('article'))
        : [start + beside, end - beside];
      const last = footer.locator('.footer__copyright').locator('..');
      expect(await edgesOf(last), `at ${width} px`).toEqual(column);
      const [logo] = await edgesOf(footer.getByRole('presentation').first());
      expect(logo, `at ${width} px`).toBe(start + beside);
    }
  });
}

test('on a phone, the footer is less than half as high as the window', async ({
  page,
}) => {
  await visit(page, GUIDE, {width: 390, height: 844});
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.height).toBeLessThan(422);
});

test('no line on a phone starts with the comma after a name or a term', async ({
  page,
}) => {
  await visit(page, GUIDE, {width: 390, height: 844});
  const lost = await page.locator('.markdown :is(p, li)').evaluateAll((parts) =>
    parts.flatMap((part) =>
      [...part.querySelectorAll('code, button')].flatMap((name) => {
        const holder = name.matches('button') ? name.parentElement : name;
        const next = holder?.nextSibling;
        if (!(next instanceof Text) || !/^[,.:;]/.test(next.data)) {
          return [];
        }
        const range = document.createRange();
        range.setStart(next, 0);
        range.setEnd(next, 1);
        const mark = range.getBoundingClientRect();
        const last = [...name.getClientRects()].at(-1);
        return last && mark.top > last.bottom ? [name.textContent] : [];
      }),
    ),
  );
  expect(lost).toEqual([]);
});

test('the footer shows the version, and switches the colour mode if the bar does not', async ({
  page,
}) => {
  const toggle = page.getByRole('button', {name: /Switch between/});
  await visit(page, GUIDE, {width: 1440, height: 900});
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Version: Next');
  await expect(toggle).toHaveCount(1);
  await expect(page.locator('.navbar').locator(toggle)).toBeVisible();

  await page.setViewportSize({width: 390, height: 844});
  await expect(toggle).toHaveCount(1);
  await footer.locator(toggle).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAccessibleName(/currently dark mode/);
});

test('the title of the next page is two aligned lines with an arrow beside them', async ({
  page,
}) => {
  await visit(
    page,
    '/tutorials/connecting-data-and-creating-pods/running-an-image-pod',
    {width: 1440, height: 900},
  );
  const labels = page.locator('.pagination-nav__label');
  await expect(labels).toHaveCount(2);
  for (const [place, edge] of (['left', 'right'] as const).entries()) {
    const gaps = await labels.nth(place).evaluate((label, side) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      const box = label.getBoundingClientRect()[side];
      return [...range.getClientRects()].map((line) =>
        Math.round(Math.abs(line[side] - box)),
      );
    }, edge);
    expect(gaps.length).toBeGreaterThan(1);
    expect(Math.min(...gaps)).toBeGreaterThan(12);
    expect(new Set(gaps).size).toBe(1);
  }
});

test('the groups of the footer are aligned with the text above, also in the wider column of the reference', async ({
  page,
}) => {
  for (const path of [
    '/tutorials/introduction',
    `/api/${product.sdk.package}`,
    GUIDE,
  ]) {
    for (const width of [1024, 1200, 1440, 1920]) {
      await visit(page, path, {width, height: 900});
      const text = await edgesOf(page.getByRole('article'));
      const groups = page.locator('.footer__links');
      expect(await edgesOf(groups), `${path} at ${width}`).toEqual(text);
      const [first = 0] = await edgesOf(groups.locator('.footer__col').first());
      expect(first).toBe(text[0]);
    }
  }
  await visit(page, GUIDE, {width: 1440, height: 900});
  await page
    .getByRole('button', {name: 'Collapse sidebar', exact: true})
    .click();
  await expect
    .poll(() => edgesOf(page.locator('.footer__copyright').locator('..')))
    .toEqual([136, 1304]);
});

test('the blog, the search and the not-found page share one column with their footer', async ({
  page,
  complaints,
}) => {
  const last = page.locator('.footer__copyright').locator('..');
  for (const path of [
    '/blog',
    '/blog/tags',
    '/blog/archive',
    '/search',
    '/nowhere',
    // The theme treats it as a guide once React runs.
    '/guides/nowhere',
  ]) {
    await page.goto(address(path));
    if (path === '/guides/nowhere') {
      await waitUntilHydrated(page);
    }
    for (const width of [1440, 1024, 768, 390]) {
      await resize(page, {width, height: 900});
      const column = await edgesOfText(page.getByRole('main'));
      if (width === 1440) {
        expect(column, path).toEqual([336, 1104]);
      }
      expect(await edgesOf(last), `${path} at ${width}`).toEqual(column);
      const logo = page.getByRole('contentinfo').getByRole('presentation');
      const [start] = await edgesOf(logo.first());
      expect(start).toBe(column[0]);
      await expect(page.locator('.footer__col')).toHaveCount(4);
    }
  }
  // The browser logs the status of the missing page.
  expect(new Set(complaints.splice(0))).toEqual(
    new Set([expect.stringContaining('status of 404')]),
  );
});

test('arrows of links are mirrored in right-to-left text', async ({page}) => {
  await visit(page, GUIDE, {width: 1440, height: 900});
  const arrows = () =>
    page.evaluate(() =>
      (
        [
          ['#next-steps + ul > li', '::before'],
          ['.pagination-nav__link--next .pagination-nav__label', '::after'],
          [
            '.pagination-nav__link:not(.pagination-nav__link--next) .pagination-nav__label',
            '::before',
          ],
        ] as const
      ).map(([selector, part]) => {
        const element = document.querySelector(selector);
        const {content = ''} = element ? getComputedStyle(element, part) : {};
        return content.slice(1, 2);
      }),
    );
  const turn = (direction: string) =>
    page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
  expect(await arrows()).toEqual(['→', '→', '←']);
  await turn('rtl');
  expect(await arrows()).toEqual(['←', '←', '→']);
  await turn('ltr');
});
