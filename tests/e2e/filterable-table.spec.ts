import {
  address,
  expect,
  findViolations,
  test as testIsolated,
} from './support/test';
import {test, visit} from './support/visit';

const PATH = '/guides/SDK/environment-variables';
const FIELD = {name: 'Filter by name, default or meaning'};

test('a table shows only the rows that contain all typed words', async ({
  page,
}) => {
  await visit(page, PATH);
  const article = page.locator('article');
  const rows = article.locator('tbody tr:visible');
  const all = await rows.count();
  await page.getByRole('searchbox', FIELD).fill('SIZE batch');
  await expect(rows).toHaveCount(2);
  await expect(article.getByText('2 variables')).toBeVisible();
  await expect(article.getByRole('heading', {name: 'Network'})).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('searchbox', FIELD).fill('');
  await expect(rows).toHaveCount(all);
});

test('a filter without matches shows a message', async ({page}) => {
  await visit(page, PATH);
  await page.getByRole('searchbox', FIELD).fill('nothing has this name');
  await expect(page.getByText('No variables match')).toBeVisible();
  await expect(page.locator('article table:visible')).toHaveCount(0);
});

test('a link to a section that the filter hides clears the filter', async ({
  page,
}) => {
  await visit(page, PATH);
  const field = page.getByRole('searchbox', FIELD);
  await field.fill('log');
  const heading = page.getByRole('heading', {name: 'Network'});
  await expect(heading).toBeHidden();
  const link = page
    .locator('.theme-doc-toc-desktop')
    .getByRole('link', {name: 'Network'});
  await link.click();
  await expect(field).toHaveValue('');
  await expect(heading).toBeInViewport();
  await expect(page.locator('article tbody tr:visible')).toHaveCount(30);
  // The same link again.
  await field.fill('log');
  await expect(heading).toBeHidden();
  await link.click();
  await expect(heading).toBeInViewport();
});

test('a link to a section that the filter shows keeps the filter', async ({
  page,
}) => {
  await visit(page, PATH);
  const field = page.getByRole('searchbox', FIELD);
  await field.fill('log');
  await page
    .locator('.theme-doc-toc-desktop')
    .getByRole('link', {name: 'Logging'})
    .click();
  await expect(page).toHaveURL(/#logging$/);
  await expect(field).toHaveValue('log');
});

test('the filter is restored when the reader comes back', async ({page}) => {
  await visit(page, PATH);
  const field = page.getByRole('searchbox', FIELD);
  const rows = page.locator('article tbody tr:visible');
  const all = await rows.count();
  await field.fill('SIZE batch');
  await expect(rows).toHaveCount(2);
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await sidebar.getByRole('link', {name: 'Extending the SDK'}).first().click();
  await expect(page.getByRole('searchbox', FIELD)).toHaveCount(0);
  await page.goBack();
  await expect(field).toHaveValue('SIZE batch');
  await expect(rows).toHaveCount(2);

  await field.fill('');
  await expect(rows).toHaveCount(all);
  await expect(page).toHaveURL(address(PATH));
});

test('the address of a filtered table opens it filtered', async ({page}) => {
  await page.goto(address(`${PATH}?filter=SIZE+batch`));
  await expect(page.getByRole('searchbox', FIELD)).toHaveValue('SIZE batch');
  await expect(page.locator('article tbody tr:visible')).toHaveCount(2);
});

test('a long name stays in its column at every width', async ({page}) => {
  for (const width of [1440, 1024, 768, 390, 320]) {
    await visit(page, PATH, {width, height: 800});
    const outside = await page
      .locator('article td:first-child code')
      .evaluateAll((names) =>
        names
          .filter((name) => {
            const cell = name.closest('td')?.getBoundingClientRect();
            return name.getBoundingClientRect().right > (cell?.right ?? 0);
          })
          .map(({textContent}) => textContent),
      );
    expect(outside, `at ${width} pixels`).toEqual([]);
  }
});

test('a malformed hash keeps the filter', async ({page}) => {
  await visit(page, PATH);
  const field = page.getByRole('searchbox', FIELD);
  await field.fill('log');
  await page.evaluate(() => {
    location.hash = '#%E0%A4%A';
  });
  await expect(page).toHaveURL(/#%E0%A4%A$/);
  await expect(field).toHaveValue('log');
});

testIsolated.describe('without scripts', () => {
  testIsolated.use({javaScriptEnabled: false});

  testIsolated(
    'the tables are complete and there is no filter field',
    async ({page}) => {
      await page.goto(address(PATH));
      await expect(page.getByRole('searchbox', FIELD)).toBeHidden();
      await expect(page.locator('article tbody tr:visible')).toHaveCount(30);
    },
  );
});
