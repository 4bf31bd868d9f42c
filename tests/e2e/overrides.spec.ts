import {product} from '../../config/product';
import {expectResults, guide} from './support/search';
import {test} from './support/reset-window';
import {address, expect, open, waitUntilHydrated} from './support/test';

test('the pages of a category are a list of cards with full descriptions and no emoji', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/guides/general-reference');
  const cards = page.locator('article').getByRole('listitem');
  await expect(cards).toHaveCount(9);
  for (const card of await cards.all()) {
    await expect(card.getByRole('link')).toHaveCount(1);
    expect(await card.innerText()).not.toMatch(/\p{Extended_Pictographic}/u);
    const hidden = await card.evaluate((box) =>
      [box, ...box.querySelectorAll('*')].some(
        ({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1,
      ),
    );
    expect(hidden, await card.innerText()).toBe(false);
  }
  await cards.last().getByRole('link').click();
  await expect(page.locator('h1')).not.toHaveText('General reference');
});

test('blog tags are one alphabetical list of bordered pills, each next to its newest posts', async ({
  page,
}) => {
  await open(page, '/blog/tags');
  const main = page.getByRole('main');
  // Breadcrumbs, links to the other lists, and the tags.
  await expect(main.getByRole('list')).toHaveCount(3);
  await expect(main.getByRole('heading', {level: 2})).toHaveCount(0);
  const rows = main.getByRole('list').last().getByRole('listitem');
  const tags = rows.locator(`a[href^="${address('/blog/tags/')}"]`);
  const names = await tags.evaluateAll((links) =>
    links.map((link) => link.firstChild?.textContent),
  );
  expect(names).toEqual([...names].sort());
  expect(names.length).toBeGreaterThan(2);
  await expect(rows).toHaveCount(names.length);
  for (const row of await rows.all()) {
    const [pill, ...posts] = await row.getByRole('link').all();
    const count = Number((await pill?.innerText())?.match(/\d+/)?.[0]);
    expect(posts).toHaveLength(Math.min(count, 4));
  }
  // In forced colours, only the border distinguishes a pill from text.
  const tag = tags.first();
  await expect(tag).toHaveCSS('border-style', 'solid');
  await expect(tag).toHaveCSS('border-radius', '32px');
});

test('the text font is preloaded', async ({request}) => {
  const html = await (await request.get(address(guide))).text();
  const preload = /<link [^>]*as="?font"?[^>]*>/.exec(html)?.[0] ?? '';
  const file = /href="?([^"\s>]+)/.exec(preload)?.[1] ?? '-';
  expect(preload).toMatch(/rel="?preload/);
  expect(preload).toContain('crossorigin');
  const response = await request.get(file);
  expect(response.headers()['content-type']).toBe('font/woff2');
});

test('[2.8] the not-found page suggests similar pages and a prefilled search', async ({
  page,
  complaints,
}) => {
  const path = `/guides/getting-started/introduction-${product.slug}`;
  await page.goto(address(path));
  await waitUntilHydrated(page);
  complaints.splice(0);
  const near = page.getByRole('navigation', {name: /similar address/});
  await expect(near.getByRole('link', {name: guide})).toBeVisible();
  const field = page.getByRole('searchbox', {name: 'Search for it'});
  await expect(field).toHaveValue(`introduction ${product.slug}`);
  await field.fill('custodian');
  await field.press('Enter');
  await expect(page).toHaveURL(address('/search?q=custodian'));
  await expectResults(page);
});
