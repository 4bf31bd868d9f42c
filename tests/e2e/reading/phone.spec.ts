import type {Page} from '@playwright/test';
import {product} from '../../../config/product';
import {expect} from '../support/test';
import {test, visit, visitFirst} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const GUIDE = '/guides/SDK/for-data-scientists/machine-learning-tasks';

const PAGES = [
  '/',
  '/tutorials/introduction',
  '/blog',
  '/blog/tags',
  '/blog/welcome',
  `/api/${product.sdk.package}`,
  GUIDE,
];

test.use({touch: true});

const PHONE = {width: 390, height: 844};

/** Lists controls that are too low for touch, by their text. */
function listLowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, [role="tab"]')]
      .filter(
        (control) =>
          control.checkVisibility({
            visibilityProperty: true,
            opacityProperty: true,
          }) &&
          // Links within text or lists of names have the height of their lines.
          !control.closest(
            '.markdown :is(p, li, td, dd, figcaption), .avatar, h2, h3, section[aria-label="Announcement"]',
          ) &&
          !control.matches('.hash-link, .visually-hidden *'),
      )
      .map((control) => {
        const after = getComputedStyle(control, '::after');
        const own = control.getBoundingClientRect().height;
        // Some controls have a larger touch target than their box.
        const height =
          after.position === 'absolute'
            ? Math.max(own, parseFloat(after.height))
            : own;
        return {height, words: control.textContent.trim()};
      })
      .filter(({height}) => height > 1 && height < 43.5)
      .map(({height, words}) => `${Math.round(height)} px: ${words}`),
  );
}

/** How many lines the announcement takes. */
function countAnnouncedLines(page: Page): Promise<number> {
  return page.getByRole('region', {name: 'Announcement'}).evaluate((region) => {
    const range = document.createRange();
    range.selectNodeContents(region.firstElementChild ?? region);
    // The boxes of text and link can differ in height.
    const boxes = [...range.getClientRects()];
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return (bottom - top) / parseFloat(getComputedStyle(region).lineHeight);
  });
}

/** Whether the fallback of the text font has a font to use here. */
function hasFallbackFont(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const names = ['Arial', 'Liberation Sans', 'Helvetica'];
    const loads = names.map((name) =>
      new FontFace('Test', `local('${name}')`).load(),
    );
    const results = await Promise.allSettled(loads);
    return results.some(({status}) => status === 'fulfilled');
  });
}

test('the announcement takes one line, also in the fallback font', async ({
  page,
}) => {
  await visit(page, '/', PHONE);
  expect(await countAnnouncedLines(page)).toBeLessThan(1.5);
  test.skip(!(await hasFallbackFont(page)), 'Install fonts-liberation.');
  await page.evaluate(() => {
    const root = document.documentElement;
    const [, ...fallbacks] = getComputedStyle(root)
      .getPropertyValue('--font-text')
      .split(',');
    root.style.setProperty('--font-text', fallbacks.join());
  });
  const inFallback = await countAnnouncedLines(page);
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('--font-text');
  });
  expect(inFallback).toBeLessThan(1.5);
});

test('the main links of the home page are as wide as the text', async ({
  page,
}) => {
  await visit(page, '/', PHONE);
  const widths = await page
    .locator('main .button--lg')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect().width),
    );
  expect(widths).toHaveLength(3);
  expect(new Set(widths).size).toBe(1);
});

for (const path of PAGES) {
  test(`touch targets are 44 pixels high: ${path}`, async ({page}) => {
    await visit(page, path, PHONE);
    expect(await listLowTargets(page)).toEqual([]);
  });
}

test('the links to other pages closely follow the footer of the text', async ({
  page,
}) => {
  await visit(page, GUIDE, PHONE);
  const foot = await page.locator('.theme-last-updated').boundingBox();
  const ways = await page.locator('.pagination-nav').boundingBox();
  const gap = (ways?.y ?? 0) - (foot?.y ?? 0) - (foot?.height ?? 0);
  expect(gap).toBeGreaterThan(24);
  expect(gap).toBeLessThan(64);
});

test('the rows of a table are cards with labelled cells', async ({page}) => {
  await visit(page, GUIDE, PHONE);
  const row = page.locator('.markdown tbody tr').first();
  const [first, second] = [row.locator('td').first(), row.locator('td').nth(1)];
  const top = async (cell: typeof first) => (await cell.boundingBox())?.y ?? 0;
  expect(await top(second)).toBeGreaterThan(await top(first));
  const label = await second.evaluate(
    (cell) => getComputedStyle(cell, '::before').content,
  );
  expect(label).toContain('Pods');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('columnheader', {name: 'Pods'})).toHaveCount(1);
});

test('the contents bar is sticky, and shows the current section', async ({
  page,
}) => {
  await visit(page, GUIDE, PHONE);
  const bar = page.getByRole('button', {name: 'On this page'});
  await page
    .getByRole('heading', {name: 'What every task needs'})
    .evaluate((heading) => {
      heading.scrollIntoView();
    });
  await expect(bar).toHaveAttribute('data-section', 'What every task needs');
  await expect(bar).toBeInViewport();
  await bar.click();
  await page.getByRole('link', {name: 'Hardware', exact: true}).click();
  const heading = page.getByRole('heading', {name: /^Hardware/});
  await expect(heading).toBeInViewport();
  await expect(bar).toHaveAttribute('data-section', 'Hardware');
});

for (const path of [GUIDE, '/blog/welcome', `/api/${product.sdk.package}`]) {
  test(`the focus moves from top to bottom: ${path}`, async ({page}) => {
    await visit(page, path, PHONE);
    const tops = await page
      .locator('.theme-doc-toc-mobile > button, nav .breadcrumbs__link, h1')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect().top),
      );
    expect(tops.length).toBeGreaterThan(2);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });
}

test('the contents bar touches the navigation bar, with its text at the edge of the page text', async ({
  page,
}) => {
  await visit(page, GUIDE, PHONE);
  const bar = page.getByRole('button', {name: 'On this page'});
  const head = await page.locator('.navbar').boundingBox();
  expect((await bar.boundingBox())?.y).toBeCloseTo(
    (head?.y ?? 0) + (head?.height ?? 0),
    0,
  );
  await bar.click();
  const start = await page
    .getByRole('link', {name: 'Hardware', exact: true})
    .evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getBoundingClientRect().x;
    });
  const title = await page.getByRole('heading', {level: 1}).boundingBox();
  expect(start).toBeCloseTo(title?.x ?? 0, 0);
});

test('the open contents bar highlights the current section as in a wide window, and ends with the last entry', async ({
  page,
}) => {
  await visitFirst(page, GUIDE, PHONE);
  const bar = page.getByRole('button', {name: 'On this page'});
  const read = async (name: RegExp) => {
    await page.getByRole('heading', {name}).evaluate((heading) => {
      heading.scrollIntoView();
    });
  };
  await read(/^What every task needs/);
  await expect(bar).toHaveAttribute('data-section', 'What every task needs');
  await bar.click();
  const list = page.locator('.theme-doc-toc-mobile .table-of-contents');
  const current = list.locator('[aria-current="location"]');
  await expect(current).toHaveText('What every task needs');
  const looks = (name: string) =>
    list.getByRole('link', {name, exact: true}).evaluate((link) => {
      const {borderInlineStartColor, color, fontWeight} =
        getComputedStyle(link);
      return {borderInlineStartColor, color, fontWeight};
    });
  const other = await looks('Hardware');
  const own = await looks('What every task needs');
  expect(own.fontWeight).toBe('600');
  expect(own.color).not.toBe(other.color);
  expect(other.borderInlineStartColor).toBe('rgba(0, 0, 0, 0)');
  expect(own.borderInlineStartColor).not.toBe(other.borderInlineStartColor);
  await read(/^Hardware/);
  await expect(current).toHaveText('Hardware');
  await list.evaluate((part) => {
    part.scrollTop = part.scrollHeight;
  });
  const room = await list.evaluate(
    (part) =>
      part.getBoundingClientRect().bottom -
      Math.max(
        ...[...part.querySelectorAll('a')].map(
          (link) => link.getBoundingClientRect().bottom,
        ),
      ),
  );
  expect(room).toBeLessThan(16);
});

test('the contents bar replaces a hidden navigation bar, and opens without moving the page', async ({
  page,
}) => {
  await visit(page, '/guides/platform-overview/tasks', PHONE);
  const bar = page.getByRole('button', {name: 'On this page'});
  await page.mouse.wheel(0, 1200);
  const top = () => bar.evaluate((part) => part.getBoundingClientRect().top);
  await expect.poll(top).toBe(0);
  const before = await page.evaluate(() => scrollY);
  // A click on a locator might scroll the page.
  await page.mouse.click(195, 22);
  await expect(
    page.locator('.theme-doc-toc-mobile .table-of-contents'),
  ).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await top()).toBe(0);
});

test('the link to the other part of a tutorial is a large touch target on the line with the part number', async ({
  page,
}) => {
  await visit(
    page,
    '/tutorials/advanced-data-science-tasks/training-a-custom-model',
    PHONE,
  );
  const parts = page.getByText(/^Part \d of \d/);
  const [line, link] = [
    await parts.boundingBox(),
    await parts.getByRole('link').boundingBox(),
  ];
  expect(line?.height).toBeLessThan(24);
  expect(link?.height).toBeGreaterThanOrEqual(43.5);
  expect((link?.x ?? 0) + (link?.width ?? 999)).toBeLessThan(390 - 15);
});

test('the breadcrumbs of a deeply nested page stay on one line', async ({
  page,
}) => {
  await visit(
    page,
    '/guides/SDK/for-data-custodians/managing-pod-access/pod-policies',
    PHONE,
  );
  const way = page.locator('.breadcrumbs');
  await expect(way.getByRole('link').filter({hasText: /./})).toHaveText([
    'For data custodians',
    'Managing pod access',
  ]);
  expect((await way.boundingBox())?.height).toBeLessThan(60);
});
