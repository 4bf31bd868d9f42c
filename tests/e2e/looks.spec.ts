// cspell:ignore qqxxzzvv
import type {Page} from '@playwright/test';
import {product} from '../../config/product';
import {
  address,
  expect,
  findBarriers,
  measureOverflow,
  open,
  test,
} from './support/test';

const PAGES = [
  '/',
  '/guides/SDK/for-data-scientists/sql-tasks/single-pod-sql',
  '/tutorials/connecting-data-and-creating-pods/running-a-pod',
  `/api/${product.sdk.package}`,
  '/blog/welcome',
];

/** Has a page keep what moves while it loads in `window.shifts`. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') {
          shifts.push(entry.value);
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

test.describe('a key page', () => {
  for (const path of PAGES) {
    for (const width of [390, 1440]) {
      test(`shifts nothing while it loads: ${path} at ${width} px`, async ({
        page,
      }) => {
        await noteShifts(page);
        await page.setViewportSize({width, height: 900});
        await open(page, path);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate('window.shifts')).toEqual([]);
      });
    }
  }

  test('fits a window of 320 pixels', async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    for (const path of PAGES) {
      await open(page, path);
      expect(await measureOverflow(page), path).toBe(0);
    }
  });
});

for (const width of [390, 1440]) {
  for (const query of ['pod', 'qqxxzzvv']) {
    test(`the search page shifts nothing while it answers “${query}”, at ${width} px`, async ({
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

test('the column stands in the middle, with and without contents beside it', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const starts: number[] = [];
  for (const path of [
    `/api/${product.sdk.package}`,
    `/api/${product.sdk.package}/symbol-index`,
  ]) {
    await open(page, path);
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

  await open(page, '/guides/platform-overview/tasks');
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

test('the column of a tablet has the edges of the bar, in guides and in the reference', async ({
  page,
}) => {
  await page.setViewportSize({width: 768, height: 1024});
  const edgesOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const {left, right} = element.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      });
  for (const path of [PAGES[1] ?? '/', `/api/${product.sdk.package}`]) {
    await open(page, path);
    const bar = await edgesOf('.navbar__inner');
    expect(await edgesOf('article .markdown'), path).toEqual(bar);
    expect(await edgesOf('.pagination-nav'), path).toEqual(bar);
  }
});

test('short code is never cut in two by the end of a line', async ({page}) => {
  for (const width of [577, 768, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (const path of [
      `/api/${product.sdk.package}`,
      `/api/${product.sdk.package}/federated/pod`,
    ]) {
      await open(page, path);
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

test('breadcrumbs and the slashes between them are equally far apart', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, PAGES[1] ?? '/');
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

test.describe('a block of code', () => {
  test('is coloured by classes, without scripts too', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(address(PAGES[1] ?? '/'));
    const block = page.locator('.theme-code-block').first();
    await expect(block.locator('.code-keyword').first()).toBeVisible();
    await expect(block.locator('[style]')).toHaveCount(0);
    await context.close();
  });

  test('offers to wrap where more than its padding is cut off', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(
      page,
      '/tutorials/advanced-data-science-tasks/training-a-custom-model',
    );
    const blocks = page.locator('.theme-code-block');
    await expect(
      blocks.getByRole('button', {name: 'Copy'}).first(),
    ).toBeVisible();
    await expect(async () => {
      const wrong = await blocks.evaluateAll((all) =>
        all
          .filter((block) => {
            const code = block.querySelector('pre');
            const cut = code ? code.scrollWidth - code.clientWidth : 0;
            return (
              cut > 16 !== (block.querySelector('[aria-pressed]') !== null)
            );
          })
          .map(({textContent}) => textContent.slice(0, 80)),
      );
      expect(wrong).toEqual([]);
    }).toPass();
  });

  test('gives its text to the clipboard, and wraps', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({width: 390, height: 800});
    await open(page, PAGES[1] ?? '/');
    const block = page
      .locator('.theme-code-block')
      .filter({has: page.getByRole('button', {name: 'Wrap'})})
      .first();
    const code = block.locator('pre');
    await block.getByRole('button', {name: 'Copy code'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(`${copied}\n`).toBe(await code.textContent());

    const wrap = block.getByRole('button', {name: 'Wrap'});
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(
      await code.evaluate((box) => box.scrollWidth - box.clientWidth),
    ).toBeLessThanOrEqual(0);
  });
});

test('a heading gives its address to the clipboard, and says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/guides/platform-overview/tasks');
  const link = page.locator('h2 .hash-link').first();
  await link.click();
  await expect(
    page.getByRole('status').filter({hasText: 'Link copied'}),
  ).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    page.url(),
  );
});

test('a diagram can be enlarged with the keyboard alone', async ({page}) => {
  await open(page, '/guides/platform-overview');
  const button = page.getByRole('button', {name: /^Enlarge/}).first();
  await button.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a page is to be had as Markdown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = '/guides/platform-overview/tasks';
  await open(page, path);
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# Tasks\n/);
  expect(copied).not.toMatch(/<Term|\{product\}|^import /im);
  const list = await page.request.get(address('/llms.txt'));
  expect(await list.text()).toContain(`${path}.md): `);
});

test('a page of the reference is to be had as Markdown, beside its source', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = `/api/${product.sdk.package}/federated/pod`;
  await open(page, path);
  const button = page.getByRole('button', {name: 'Copy page as Markdown'});
  const source = page.getByRole('link', {
    name: 'Source: pod.pyi:1',
    exact: true,
  });
  const [left, right] = [
    await button.boundingBox(),
    await source.boundingBox(),
  ];
  expect(left?.y).toBe(right?.y);
  expect(left?.height).toBe(right?.height);
  const title = await page.locator('h1').boundingBox();
  const middleOf = (box: typeof title) =>
    (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(middleOf(left)).toBeCloseTo(middleOf(title), 0);
  await button.click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`# ${product.sdk.package}.federated.pod\n`);
  expect(copied).toContain('```python\nclass Pod(\n');
  expect(copied).not.toMatch(/^<|^import \{|py-keyword/m);
  const list = await page.request.get(address('/llms.txt'));
  expect(await list.text()).toContain(
    `[${product.sdk.package}.federated.pod](${product.url}${address(path)}.md): `,
  );
});

test('the menu of a page opens below its button, and leads to its text', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/guides/platform-overview/tasks');
    const more = page.getByRole('button', {name: 'More actions'});
    const menu = page.locator('[popover]');
    const edit = menu.getByText('Edit this page');
    const view = menu.getByText('View as Markdown');
    await expect(view).toHaveAttribute('href', /\/tasks\.md$/);
    await expect(view).toBeHidden();
    await more.press('Enter');
    await expect(edit).toBeInViewport({ratio: 1});
    const [button, box] = [await more.boundingBox(), await menu.boundingBox()];
    const below = (button?.y ?? 0) + (button?.height ?? 0);
    expect(Math.abs((box?.y ?? 0) - below)).toBeLessThan(12);
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(view).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    await expect(more).toBeFocused();
  }
});

test('breadcrumbs begin with the section, for search engines too', async ({
  page,
}) => {
  const first = `/api/${product.sdk.package}`;
  await open(page, `${first}/federated/pod`);
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

test('a matrix says yes and no by glyphs, in words to a screen reader', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/guides/SDK/task-elements/protocols');
  const row = page.getByRole('row', {name: /^FederatedModelTraining/});
  const cells = row.getByRole('cell');
  await expect(cells).toHaveText(['FederatedModelTraining', 'no', 'yes', 'no']);
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
