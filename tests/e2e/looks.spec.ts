import {product} from '../../config/product';
import {address, expect, measureOverflow} from './support/test';
import {test, visit} from './support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const GUIDE = '/guides/SDK/for-data-scientists/sql-tasks/single-pod-sql';

test('the column is centred, with and without a table of contents', async ({
  page,
}) => {
  const size = {width: 1440, height: 900};
  const starts: number[] = [];
  for (const path of [
    `/api/${product.sdk.package}`,
    `/api/${product.sdk.package}/symbol-index`,
  ]) {
    await visit(page, path, size);
    const column = await page.locator('article').boundingBox();
    starts.push(column?.x ?? 0);
  }
  const [start = 0, bare = 0] = starts;
  expect(bare).toBe(start);
  const room = await page.locator('main').boundingBox();
  const index = await page.locator('article').boundingBox();
  const left = bare - (room?.x ?? 0);
  const right = (room?.width ?? 0) - left - (index?.width ?? 0);
  expect(right, 'the index has the same margin on both sides').toBeCloseTo(
    left,
    0,
  );

  await visit(page, '/guides/platform-overview/tasks', size);
  const gaps = await page.evaluate(() => {
    const edges = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect();
    const sidebar = edges('.theme-doc-sidebar-container');
    const text = edges('article');
    const contents = edges('.theme-doc-toc-desktop');
    return sidebar && text && contents
      ? [text.left - sidebar.right, contents.left - text.right]
      : [];
  });
  const [before = 0, after = 0] = gaps;
  expect(before).toBeGreaterThan(32);
  expect(Math.abs(before - after)).toBeLessThan(32);
});

test('breadcrumbs and their slashes are evenly spaced', async ({page}) => {
  for (const width of [390, 1440]) {
    await visit(page, GUIDE, {width, height: 900});
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    const gaps = await crumbs.getByRole('listitem').evaluateAll((items) => {
      const shown = items.filter((item) => item.checkVisibility());
      const partOf = (item: Element) =>
        item.querySelector('svg, span')?.getBoundingClientRect() ??
        new DOMRect();
      return shown.slice(1).flatMap((item, place) => {
        const before = shown[place];
        return before && partOf(before).top < partOf(item).bottom
          ? [Math.round(partOf(item).left - partOf(before).right)]
          : [];
      });
    });
    expect(gaps.length).toBeGreaterThan(1);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
  }
});

test('on a tablet, the column is aligned with the bar in guides and the reference', async ({
  page,
}) => {
  const edgesOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const {left, right} = element.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      });
  for (const path of [GUIDE, `/api/${product.sdk.package}`]) {
    await visit(page, path, {width: 768, height: 1024});
    const bar = await edgesOf('.navbar__inner');
    expect(await edgesOf('article .markdown'), path).toEqual(bar);
    expect(await edgesOf('.pagination-nav'), path).toEqual(bar);
  }
});

test('a long name of the product is cut off in the bar of a phone', async ({
  page,
}) => {
  await visit(page, '/blog', {width: 320, height: 844});
  const title = page.locator('.navbar .navbar__title').first();
  for (const [name, isCut] of [
    ['Kelp Forest', false],
    ['Kelp Forest Monitoring and Ocean Observation Platform', true],
  ] as const) {
    await title.evaluate((node, text) => {
      node.textContent = text;
    }, name);
    expect(await measureOverflow(page)).toBe(0);
    expect(
      await title.evaluate((node) => node.scrollWidth > node.clientWidth),
    ).toBe(isCut);
  }
});

test('a long name of the product is cut off above the sidebar', async ({
  page,
}) => {
  await visit(page, '/guides/platform-overview/tasks', {
    width: 997,
    height: 800,
  });
  const logo = page.locator('.theme-doc-sidebar-container a[tabindex="-1"]');
  const [outer, inner] = await logo.evaluate((link) => {
    const name = link.querySelector('b');
    if (!name) {
      throw new Error('The logo has no name.');
    }
    name.textContent = 'Archipelago Federated Analytics Workbench';
    return [link, name].map((node) => node.getBoundingClientRect());
  });
  expect(inner?.top).toBeGreaterThanOrEqual(outer?.top ?? Infinity);
  expect(inner?.bottom).toBeLessThanOrEqual(outer?.bottom ?? 0);
});

test('short code never wraps', async ({page}) => {
  for (const path of [
    `/api/${product.sdk.package}`,
    `/api/${product.sdk.package}/federated/pod`,
  ]) {
    for (const width of [577, 768, 1440]) {
      await visit(page, path, {width, height: 900});
      const cut = await page
        .locator('.markdown p:not(:has(> [class*="title"])) > code')
        .evaluateAll((codes) =>
          codes
            .filter((code) => code.textContent.length <= 40)
            .filter(
              (code) =>
                code.getClientRects().length > 1 ||
                code.getBoundingClientRect().height > 32,
            )
            .map((code) => code.textContent),
        );
      expect(cut, `${path} at ${width}`).toEqual([]);
      expect(await measureOverflow(page), path).toBe(0);
    }
  }
});

test('breadcrumbs start with the section, also in structured data', async ({
  page,
}) => {
  const first = `/api/${product.sdk.package}`;
  await visit(page, `${first}/federated/pod`);
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(
    crumbs.getByRole('link', {name: 'API Reference'}),
  ).toHaveAttribute('href', address(first));
  const items = crumbs.locator('[itemprop="itemListElement"]');
  await expect(items.locator('[itemprop="name"]')).toHaveText([
    'API Reference',
    'federated',
    'pod',
  ]);
  expect(
    await items
      .locator('[itemprop="position"]')
      .evaluateAll((all) => all.map((item) => item.getAttribute('content'))),
  ).toEqual(['1', '2', '3']);
});

test('a matrix shows yes and no as icons, and as words for screen readers', async ({
  page,
}) => {
  await visit(page, '/guides/SDK/task-elements/protocols', {
    width: 1440,
    height: 900,
  });
  const row = page.getByRole('row', {name: /^FederatedModelTraining/});
  const cells = row.getByRole('cell');
  await expect(cells).toHaveText(['FederatedModelTraining', 'no', 'yes', 'no']);
  const head = page.getByRole('columnheader', {name: 'InferenceAndCSVReport'});
  expect(
    await head.evaluate((cell) => {
      const {height} = cell.getBoundingClientRect();
      const {lineHeight, paddingTop} = getComputedStyle(cell);
      return Math.round(
        (height - 2 * Number.parseFloat(paddingTop)) /
          Number.parseFloat(lineHeight),
      );
    }),
    'the lines of its longest header',
  ).toBe(2);
  for (const cell of (await cells.all()).slice(1)) {
    await expect(cell).toHaveCSS('text-align', 'center');
    const {hidden, width} = await cell.locator('span').evaluate((glyph) => ({
      hidden: glyph.scrollWidth > glyph.clientWidth,
      width: glyph.getBoundingClientRect().width,
    }));
    expect(hidden).toBe(true);
    expect(width).toBeLessThan(24);
  }
});

test('each figure on the home page links to what it counts with its whole area', async ({
  page,
}) => {
  const counted = [
    ['algorithms', '/guides/SDK/task-elements/algorithms'],
    ['modules', `/api/${product.sdk.package}`],
    ['names', `/api/${product.sdk.package}/symbol-index`],
    ['samples', '/tutorials/introduction'],
  ] as const;
  await visit(page, '/');
  const figures = page.getByRole('region', {name: 'In numbers'});
  await expect(figures.getByRole('definition')).toHaveText(
    counted.map(() => /^[\d,]+$/),
  );
  for (const [words, path] of counted) {
    await visit(page, '/');
    const figure = figures.locator('dl > div').filter({hasText: words});
    // The link's area covers the number at the top.
    await figure.click({position: {x: 20, y: 20}});
    await expect(page).toHaveURL(address(path));
  }
});
