// cspell:ignore federatd averging averag federat
import {product} from '../../../config/product';
import {find, partsOf, SECTIONS} from '../support/search';
import {expect} from '../support/test';
import {test} from '../support/visit';
import {visitHits} from '../support/visit-search';

// The tests are grouped and search in one modal.
test.describe.configure({mode: 'default'});

test('a symbol or page whose name is the query comes before all sections', async ({
  page,
}) => {
  await visitHits(page, 'Pod');
  const {groups} = partsOf(page);
  for (const [query, title] of [
    ['Pod', 'Pod Class of'],
    ['pod', 'Pod Class of'],
    [`${product.sdk.package}.federated.pod`, 'pod Module of'],
  ] as const) {
    await find(page, query);
    await expect(groups.first()).toHaveAccessibleName('Best match');
    const best = groups.first().getByRole('treeitem').first();
    await expect(best).toContainText(title);
    await expect(best).toHaveAttribute('aria-selected', 'true');
  }
  // The definition comes third, and its page isn't listed again.
  await find(page, 'pod');
  const rows = groups.first().getByRole('treeitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('pod Module of');
  const meaning = rows.nth(2);
  await expect(meaning.locator('.DocSearch-Hit-title')).toHaveText('Pod');
  await expect(meaning.locator('small')).toHaveText('Glossary');
  await expect(meaning.locator('.DocSearch-Hit-path')).toHaveText(
    'A process that runs beside the data.',
  );
  await expect(page.locator('.DocSearch-Hit a[href*="-glossary"]')).toHaveCount(
    1,
  );
  await find(page, 'glossary');
  await expect(groups.first()).toHaveAccessibleName('Best match');
  await expect(groups.first().getByRole('treeitem')).toHaveCount(1);
  await find(page, 'how to start a pod');
  await expect(groups.first()).not.toHaveAccessibleName('Best match');
});

test('a heading that equals the query comes before hits that contain it', async ({
  page,
}) => {
  await visitHits(page, 'differential privacy');
  const best = partsOf(page).groups.first();
  await expect(best).toHaveAccessibleName('Best match');
  await expect(best.locator('.DocSearch-Hit-title').first()).toHaveText(
    'Differential privacy',
  );
});

test('a page whose title matches the query shows its opening', async ({
  page,
}) => {
  await visitHits(page, 'pod');
  const hit = partsOf(page)
    .hits.filter({hasText: /^Pod policies/})
    .first();
  await expect(hit.locator('.DocSearch-Hit-path')).not.toContainText(/^…/);
});

test('corrected words are shown and highlighted', async ({page}) => {
  await visitHits(page, 'federated averaging');
  const line = 'Showing results for “federated averaging”.';
  const {dialog} = partsOf(page);
  await expect(dialog.getByText(line)).toHaveCount(0);
  await find(page, 'federatd averging');
  await expect(dialog.getByText(line, {exact: true})).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(
    /^1,\d{3} hits\. Showing results for “federated averaging”\.$/,
  );
  await expect(
    dialog.getByRole('link', {name: /^See all 1,\d{3} results$/}),
  ).toBeVisible();
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

test('synonyms are found, but only words of the query are highlighted', async ({
  page,
}) => {
  await visitHits(page, 'how to start a pod');
  const {hits} = partsOf(page);
  await expect(hits.getByText(/running/i).first()).toBeVisible();
  const marks = await page.locator('.DocSearch-Hit mark').allTextContents();
  expect(marks).toEqual(expect.arrayContaining(['start', 'pod', 'pods']));
  expect(marks.filter((mark) => !/^(?:start|pod)/i.test(mark))).toEqual([]);
  await find(page, 'federated averaging');
  await expect(
    page
      .locator('.DocSearch-Hit mark')
      .filter({hasText: /^FederatedAveraging$/})
      .first(),
  ).toBeVisible();
});

test('[3.8] [9.1] [9.2] [9.5] hits are in groups of at most five, twenty in total, with short snippets', async ({
  page,
}) => {
  // Titles and openings are complete; only snippets from within a text are short.
  const countWords = async () => {
    const texts = await page
      .locator('.DocSearch-Hit-title, .DocSearch-Hit-path')
      .filter({hasText: /^…/})
      .allTextContents();
    return Math.max(...texts.map((text) => text.trim().split(/\s+/).length));
  };
  const wide = {width: 769, height: 800};
  await visitHits(page, 'training a model on pods', wide);
  const {groups} = partsOf(page);
  const countRows = () =>
    groups.evaluateAll((all) =>
      all.map((group) => group.querySelectorAll('[role=treeitem]').length),
    );
  const names = await groups.evaluateAll((all) =>
    all.map((group) => group.getAttribute('aria-label') ?? ''),
  );
  expect(names.length).toBeGreaterThan(1);
  expect([...SECTIONS, 'Home']).toEqual(expect.arrayContaining(names));
  expect(Math.max(...(await countRows()))).toBe(5);
  await expect.poll(countWords).toBe(10);

  // In more groups, the limit of hits is reached before that of a group.
  await find(page, 'pod');
  const counts = await countRows();
  expect(counts.length).toBeGreaterThan(4);
  expect(Math.max(...counts)).toBe(5);
  expect(counts.reduce((sum, count) => sum + count)).toBe(20);

  await visitHits(page, 'training', {...wide, width: 768});
  await find(page, 'training a model on pods');
  // Hits of the previous query may still be shown.
  await expect.poll(countWords).toBe(5);
});
