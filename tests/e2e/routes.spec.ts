import fs from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {product} from '../../config/product';
import {
  addresses,
  blogLists,
  guides,
  kinds,
  pages,
  posts,
  tutorials,
} from './support/pages';
import {expectToReadWell} from './support/reading';
import {address, expect, measureOverflow} from './support/test';
import {test, visit} from './support/visit';

/** Pages that `reading/widths.spec.ts` doesn't cover. */
function others(routes: readonly string[]): readonly string[] {
  return routes.filter((route) => !kinds.includes(route));
}

async function expectToReadWellAtEveryWidth(
  page: Page,
  route: string,
): Promise<void> {
  const height = 844;
  await visit(page, route, {width: 1440, height});
  await expectToReadWell(page, route);
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({width, height});
    expect(await measureOverflow(page), `overflow at ${width}`).toBe(0);
  }
}

const SECTIONS = ['/guides', '/tutorials', '/api'];

test('[2.1] [2.3] [2.4] [2.5] [2.6] [2.7] every contracted URL is a page', () => {
  const known = new Set([...pages, ...SECTIONS]);
  expect(addresses.filter((address) => !known.has(address))).toEqual([]);
});

for (const route of others(blogLists)) {
  test(`[2.3] ${route} is readable at every width`, async ({page}) => {
    await expectToReadWellAtEveryWidth(page, route);
  });
}

for (const route of others(posts)) {
  test(`[2.4] ${route} is readable at every width`, async ({page}) => {
    await expectToReadWellAtEveryWidth(page, route);
  });
}

for (const route of others(guides)) {
  test(`[1.2] [2.5] ${route} is readable and links to further pages`, async ({
    page,
  }) => {
    await expectToReadWellAtEveryWidth(page, route);
  });
}

for (const route of others(tutorials)) {
  test(`[1.2] [2.6] ${route} is readable and links to further pages`, async ({
    page,
  }) => {
    await expectToReadWellAtEveryWidth(page, route);
  });
}

const notebooks = tutorials.filter(
  (path) => path !== '/tutorials/introduction',
);

for (const route of notebooks) {
  test(`${route} has a notebook`, async ({request}) => {
    const read = async (path: string) => {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      return response.text();
    };
    const $ = load(await read(address(route)));
    const link = $('a[download]').filter((_, {attribs}) =>
      (attribs.href ?? '').endsWith('.ipynb'),
    );
    const text = await read(link.attr('href') ?? '-');
    const notebook: unknown = JSON.parse(text);
    expect(notebook).toMatchObject({nbformat: 4, nbformat_minor: 5});
    expect(JSON.stringify(notebook)).toContain(`# ${$('h1').text()}`);
    expect(text, 'what only the page shows').not.toMatch(/highlighted line/);
  });
}

test('a notebook can be downloaded through its link', async ({page}) => {
  const [route = '-'] = notebooks;
  await visit(page, route);
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('link', {name: /notebook/i})
    .first()
    .click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.ipynb$/);
  const file = await download.path();
  expect(JSON.parse(await fs.readFile(file, 'utf8'))).toMatchObject({
    nbformat: 4,
  });
});

for (const [from, to] of [
  ['/guides', `/guides/getting-started/introduction-to-${product.slug}`],
  ['/tutorials', '/tutorials/introduction'],
  ['/api', `/api/${product.sdk.package}`],
] as const) {
  test(`[2.10] ${from} redirects to the main page of its section`, async ({
    page,
  }) => {
    await page.goto(address(from));
    await expect(page).toHaveURL(address(to));
    await expect(page.locator('h1')).toHaveCount(1);
  });
}
