// cspell:ignore federatd averging averag federat
import {product} from '../../../config/product';
import {find, openModal, partsOf} from '../support/search';
import {expect, test} from '../support/test';

const SECTIONS = ['Guides', 'Tutorials', 'API Reference', 'Blog'];

test('a symbol or page of just that name comes before all sections', async ({
  page,
}) => {
  await openModal(page);
  const {groups} = partsOf(page);
  for (const [query, title] of [
    ['Pod', 'PodClass of'],
    ['pod', 'PodClass of'],
    [`${product.sdk.package}.federated.pod`, 'podModule of'],
  ] as const) {
    await find(page, query);
    await expect(groups.first()).toHaveAccessibleName('Best match');
    const best = groups.first().getByRole('treeitem').first();
    await expect(best).toContainText(title);
    await expect(best).toHaveAttribute('aria-selected', 'true');
  }
  await find(page, 'glossary');
  await expect(groups.first()).toHaveAccessibleName('Best match');
  await expect(groups.first().getByRole('treeitem')).toHaveCount(1);
  await find(page, 'how to start a pod');
  await expect(groups.first()).not.toHaveAccessibleName('Best match');
});

test('a heading that is the query comes before what only contains it', async ({
  page,
}) => {
  await openModal(page);
  await find(page, 'differential privacy');
  const best = partsOf(page).groups.first();
  await expect(best).toHaveAccessibleName('Best match');
  await expect(best.locator('.DocSearch-Hit-title').first()).toHaveText(
    'Differential privacy',
  );
});

test('a row is underlined at its title alone', async ({page}) => {
  await openModal(page);
  await find(page, 'federated');
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

for (const width of [1440, 390]) {
  test(`a page says where it stands, in one line, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await openModal(page);
    await find(page, 'pod policies');
    const hit = partsOf(page).hits.filter({hasText: 'Pod policies'}).first();
    await expect(hit.locator('small')).toHaveText(
      'Guides › SDK › For data custodians › Managing pod access',
    );
    const box = await hit.boundingBox();
    expect(box?.height).toBeLessThan(60);
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
}

test('a page whose title is asked for says what it is about', async ({
  page,
}) => {
  await openModal(page);
  await find(page, 'pod');
  const hit = partsOf(page)
    .hits.filter({hasText: /^Pod policies/})
    .first();
  await expect(hit.locator('.DocSearch-Hit-path')).not.toContainText(/^…/);
});

test('[3.8] [9.1] [9.2] [9.5] hits stand in groups of five, twenty at most, with short snippets', async ({
  page,
}) => {
  const countWords = async () => {
    const texts = await page
      .locator('.DocSearch-Hit-title, .DocSearch-Hit-path')
      .allTextContents();
    return Math.max(...texts.map((text) => text.trim().split(/\s+/).length));
  };
  await openModal(page);
  await find(page, 'training a model on pods');
  const {groups} = partsOf(page);
  const names = await groups.evaluateAll((all) =>
    all.map((group) => group.getAttribute('aria-label') ?? ''),
  );
  expect(names.length).toBeGreaterThan(1);
  expect([...SECTIONS, 'Home']).toEqual(expect.arrayContaining(names));
  let total = 0;
  for (const group of await groups.all()) {
    const count = await group.getByRole('treeitem').count();
    expect(count).toBeLessThanOrEqual(5);
    total += count;
  }
  expect(total).toBeLessThanOrEqual(20);
  await expect.poll(countWords).toBe(10);

  await page.setViewportSize({width: 390, height: 800});
  await openModal(page);
  await find(page, 'training');
  await find(page, 'training a model on pods');
  // What was found for the word before may still stand there.
  await expect.poll(countWords).toBe(5);
});

test('the arrow of the chosen hit stands in its middle, beside its texts', async ({
  page,
}) => {
  await openModal(page);
  await find(page, 'pod');
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

test('no rule parts a page from its sections in the list', async ({page}) => {
  await openModal(page);
  await find(page, 'pod');
  const child = page.locator('.DocSearch-Hit--Child').first();
  await expect(child).toHaveCSS('border-top-width', '0px');
  await expect(
    page
      .locator('.DocSearch-Hit + .DocSearch-Hit:not(.DocSearch-Hit--Child)')
      .first(),
  ).toHaveCSS('border-top-width', '1px');
});

test('words that were corrected are named and marked', async ({page}) => {
  await openModal(page);
  await find(page, 'federatd averging');
  await expect(
    page
      .locator('.DocSearch-Hit mark')
      .filter({hasText: /averag/i})
      .first(),
  ).toBeVisible();
  await expect(
    page
      .locator('.DocSearch-Hit mark')
      .filter({hasText: /federat/i})
      .first(),
  ).toBeVisible();
});
  const line = 'Showing results for “federated averaging”.';
  const {dialog} = partsOf(page);
  await find(page, 'federated averaging');
  await expect(dialog.getByText(line)).toHaveCount(0);
  await expect(dialog.getByText(line, {exact: true})).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(
    /^1,\d{3} hits\. Showing results for “federated averaging”\.$/,
  );
  await expect(
    dialog.getByRole('link', {name: /^See all 1,\d{3} results$/}),
  ).toBeVisible();
