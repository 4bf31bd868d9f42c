// cspell:ignore federatd averging averag federat
import {find, partsOf} from '../support/search';
import {expect} from '../support/test';
import {test, visit} from '../support/visit';
import {visitHits} from '../support/visit-search';

// The tests are grouped and search in one modal.
test.describe.configure({mode: 'default'});

test('only the title of a row is underlined', async ({page}) => {
  await visitHits(page, 'federated');
  const row = page.locator('.DocSearch-Hit--Child').first();
  await row.hover();
  const lines = (selector: string) =>
    row
      .locator(selector)
      .evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(await lines('.DocSearch-Hit-title')).toBe('underline');
  expect(await lines('a')).toBe('none');
  expect(await lines('.DocSearch-Hit-path')).toBe('none');
});

test('the arrow of the active hit is vertically centred beside its text', async ({
  page,
}) => {
  await visitHits(page, 'pod');
  const row = page.locator('.DocSearch-Hit[aria-selected=true]');
  const [hit, arrow, texts] = await Promise.all(
    [
      row,
      row.locator('.DocSearch-Hit-action'),
      row.locator('.DocSearch-Hit-head'),
    ].map((part) => part.boundingBox()),
  );
  const middleOf = (box: typeof hit) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(Math.abs(middleOf(arrow) - middleOf(hit))).toBeLessThan(2);
  expect((texts?.x ?? 0) + (texts?.width ?? 0)).toBeLessThanOrEqual(
    arrow?.x ?? 0,
  );
});

test('no line separates a page from its sections in the list', async ({
  page,
}) => {
  await visitHits(page, 'pod');
  const child = page.locator('.DocSearch-Hit--Child').first();
  await expect(child).toHaveCSS('border-top-width', '0px');
  await expect(
    page
      .locator('.DocSearch-Hit + .DocSearch-Hit:not(.DocSearch-Hit--Child)')
      .first(),
  ).toHaveCSS('border-top-width', '1px');
});

for (const width of [1440, 390]) {
  test(`a page shows its location on one line, at ${width} px`, async ({
    page,
  }) => {
    await visitHits(page, 'pod policies', {width, height: 844});
    const hit = partsOf(page).hits.filter({hasText: 'Pod policies'}).first();
    await expect(hit.locator('small')).toHaveText(
      'Guides › SDK › For data custodians › Managing pod access',
    );
    const box = await hit.boundingBox();
    const head = await hit.locator('.DocSearch-Hit-head').boundingBox();
    expect(head?.height).toBeLessThan(24);
    const isWide = width > 390;
    await expect(hit.getByText('Guides ›')).toBeVisible({visible: isWide});
    await expect(hit.locator('small')).toContainText('Managing pod access', {
      useInnerText: true,
    });
    const place = await hit.locator('small').boundingBox();
    const right = (place?.x ?? 0) + (place?.width ?? 0);
    const end = (box?.x ?? 0) + (box?.width ?? 0);
    expect(end - right).toBeLessThan(64);
  });

  test(`titles and openings are complete, and truncated after two lines at ${width} px`, async ({
    page,
  }) => {
    await visitHits(page, 'pod', {width, height: 844});
    const {hits} = partsOf(page);
    const opening = hits
      .filter({hasText: /^Pod file/})
      .first()
      .locator('.DocSearch-Hit-path');
    await expect(opening).toHaveText(
      /^Every key of the file that configures a pod: its type, .*[.…]$/,
    );
    await expect(
      hits.getByText('6. Run with the pods that are online'),
    ).toHaveText('6. Run with the pods that are online');
    const texts = page.locator('.DocSearch-Hit-title, .DocSearch-Hit-path');
    for (const text of await texts.all()) {
      const {lines, isCut} = await text.evaluate((element) => {
        const {height} = element.getBoundingClientRect();
        return {
          lines: height / parseFloat(getComputedStyle(element).lineHeight),
          isCut: element.scrollHeight > element.clientHeight + 4,
        };
      });
      expect(Math.round(lines)).toBeLessThanOrEqual(2);
      // A wide row has room for the whole opening.
      expect(isCut && width === 1440).toBe(false);
      await expect(text).toHaveCSS('text-overflow', 'ellipsis');
    }
  });

  test(`a symbol shows its description first, and its module at the edge, at ${width} px`, async ({
    page,
  }) => {
    await visitHits(page, 'FederatedAveraging', {width, height: 844});
    const hit = partsOf(page).hits.first();
    await expect(hit).toHaveAccessibleName(
      new RegExp(
        `^FederatedAveraging Class of .*\\.?federated_averaging Trains one model`,
      ),
    );
    await expect(hit.locator('.DocSearch-Hit-path')).toHaveText(/^Trains one/);
    const module = hit.locator('bdi');
    await expect(module).toHaveText(/^\w+(?:\.\w+)*\.federated_averaging$/);
    await expect(module).toContainText('federated_averaging', {
      useInnerText: true,
    });
    // A hit never shows only a path.
    await find(page, 'pod');
    await expect(
      page
        .locator('.DocSearch-Hit-path')
        .filter({hasText: /^…?\w+\.\w+\.\S*$/}),
    ).toHaveCount(0);
  });
}

test('on a phone, a module that does not fit beside a name is shown below it', async ({
  page,
}) => {
  await visitHits(page, 'federatd averging worker', {width: 390, height: 844});
  const hit = partsOf(page)
    .hits.filter({hasText: 'FederatedAveraging.worker'})
    .first();
  const name = await hit.locator('.DocSearch-Hit-title').boundingBox();
  const module = await hit.locator('small').boundingBox();
  expect(module?.y).toBeGreaterThanOrEqual(
    (name?.y ?? 0) + (name?.height ?? 0),
  );
  for (const text of await page.locator('.DocSearch-Hit-module').all()) {
    await expect(text).toBeVisible();
    expect(
      await text.evaluate(
        (element) => element.scrollWidth <= element.clientWidth,
      ),
    ).toBe(true);
  }
});

test('Back from a hit restores the hits and the scroll position', async ({
  page,
}) => {
  await visit(page, '/search?q=pod');
  const hits = page.getByRole('main').locator('li a[href]');
  await page.getByRole('button', {name: 'Show more results'}).click();
  const hit = hits.nth(30);
  await hit.scrollIntoViewIfNeeded();
  const [count, top] = [
    await hits.count(),
    await page.evaluate(() => window.scrollY),
  ];
  await hit.click();
  // The URL changes before the page does.
  await expect(page.getByRole('heading', {name: /^Search/})).toBeHidden();
  await page.goBack();
  await expect(hits).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});
