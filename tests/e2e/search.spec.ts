// cspell:ignore qqxxzzvv federatd averging averag
import {product} from '../../config/product';
import {address, expect, findBarriers, open, test} from './support/test';

const guide = `/guides/getting-started/introduction-to-${product.slug}`;
const SAVED = `__DOCSEARCH_RECENT_SEARCHES__${product.search?.indexName ?? product.slug}`;

test.describe('the search modal', () => {
  for (const [name, keys] of [
    ['Ctrl and K', 'Control+k'],
    ['Cmd and K', 'Meta+k'],
    ['the slash key', '/'],
  ] as const) {
    test(`opens by ${name} and closes by Escape`, async ({page}) => {
      await open(page, guide);
      await page.keyboard.press(keys);
      const input = page.locator('.DocSearch-Input');
      await expect(input).toBeFocused();
      await expect(page.getByText('No recent searches')).toBeVisible();
      // Without DocSearch's own styles the modal would stand in the page.
      await expect(page.locator('.DocSearch-Container')).toHaveCSS(
        'position',
        'fixed',
      );
      await page.keyboard.press('Escape');
      await expect(input).toHaveCount(0);
      await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
    });
  }

  test('finds a symbol, opens it by Enter and remembers it', async ({page}) => {
    await open(page, guide);
    await page.getByRole('button', {name: 'Search'}).click();
    await page.locator('.DocSearch-Input').fill('DataStructure');
    const hits = page.locator('.DocSearch-Hit a');
    await expect(hits.first()).toContainText('DataStructure');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/datastructure#DataStructure$/);
    await expect(page.locator('.DocSearch-Input')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByText('Recent', {exact: true})).toBeVisible();
  });

  test('forgives a typo and groups what it finds by section', async ({
    page,
  }) => {
    await open(page, guide);
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').fill('federatd averging');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText(
      /Guides|Tutorials|API Reference|Blog|Home/,
    );
    await expect(
      page
        .locator('.DocSearch-Hit')
        .filter({hasText: /averag/i})
        .first(),
    ).toBeVisible();
  });

  test('says that nothing was found and where to tell us', async ({page}) => {
    await open(page, guide);
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').fill('qqxxzzvv');
    await expect(page.getByText('No results for "qqxxzzvv"')).toBeVisible();
    await expect(
      page.getByRole('link', {name: 'Let us know.'}),
    ).toHaveAttribute('href', /issues\/new\?title=.*qqxxzzvv/);
  });

  test('says that the index can not be reached', async ({page, complaints}) => {
    await page.route('**/search-index/**', (route) => route.abort());
    await open(page, guide);
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').fill('pod');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await expect(
      page.getByText('You might want to check your network connection.'),
    ).toBeVisible();
    // The browser itself reports each aborted request.
    expect(
      complaints.splice(0).filter((text) => !text.includes('Failed to load')),
    ).toEqual([]);
  });

  test('outlives malformed and hostile saved searches', async ({page}) => {
    await page.addInitScript((key) => {
      localStorage.setItem(
        key,
        localStorage.getItem(key) ??
          JSON.stringify([
            3,
            {
              objectID: 'x',
              url: '/',
              type: 'lvl1',
              hierarchy: {lvl0: 'a', lvl1: '<img src=x onerror=window.hit=1>'},
            },
          ]),
      );
    }, SAVED);
    await open(page, guide);
    await page.keyboard.press('/');
    await expect(page.getByText('<img src=x onerror')).toBeVisible();
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await page.keyboard.press('Escape');
    await page.evaluate((key) => {
      localStorage.setItem(key, '{broken');
    }, SAVED);
    await page.keyboard.press('/');
    await expect(page.getByText('No recent searches')).toBeVisible();
  });

  test('is not part of the first load', async ({page}) => {
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(response.url()));
    await open(page, guide);
    const before = loaded.length;
    await page.keyboard.press('/');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    const later = loaded.slice(before).filter((url) => url.endsWith('.js'));
    expect(later.length).toBeGreaterThan(0);
    expect(loaded.slice(0, before).join()).not.toContain('search-index');
  });
});

test.describe('the search page', () => {
  test('takes its query from the address and keeps it there', async ({
    page,
  }) => {
    await open(page, '/search?q=Pod.start');
    await expect(page.getByRole('status')).toHaveText(/\d+ results?/);
    await expect(
      page.getByRole('main').getByRole('link').first(),
    ).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('searchbox').fill('schema');
    await expect(page).toHaveURL(address('/search?q=schema'));
    await expect(page).toHaveTitle(/schema/);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('schema');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute(
      'content',
      /noindex/,
    );
  });

  test('filters by section and shows more on demand', async ({page}) => {
    await open(page, '/search?q=pod');
    await page.getByRole('radio', {name: 'API Reference'}).check();
    await expect(page.getByRole('heading', {level: 2})).toHaveText([
      'API Reference',
    ]);
    const results = page.getByRole('main').getByRole('listitem');
    await expect(results).toHaveCount(20);
    await page.getByRole('button', {name: 'Show more results'}).click();
    await expect(results).toHaveCount(40);
  });

  test('offers to try again after a failure', async ({page, complaints}) => {
    await page.route('**/search-index/**', (route) => route.abort());
    await open(page, '/search?q=pod');
    await expect(page.getByRole('status')).toContainText(
      'Unable to fetch results',
    );
    await page.unroute('**/search-index/**');
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('status')).toHaveText(/\d+ results/);
    complaints.splice(0);
  });

  test('shows a hostile query as text', async ({page}) => {
    const query = '<img src=x onerror=window.hit=1>';
    await open(page, `/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('heading', {level: 1})).toContainText(query);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });
});
