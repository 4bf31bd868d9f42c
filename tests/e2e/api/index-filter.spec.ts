// cspell:ignore precison
import {product} from '../../../config/product';
import {expect} from '../support/test';
import {test, visit, visitFirst} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const root = `/api/${product.sdk.package}`;

test('the filter of the index is restored on Back, without history entries of its own', async ({
  page,
}) => {
  await visit(page, `${root}/symbol-index`);
  // `history.length` stops at 50, which tests before this one can reach.
  const readEntry = () =>
    page.evaluate(() => {
      // TypeScript 5 has no type for it.
      const {navigation} = window as {
        navigation?: {currentEntry: {key: string}};
      };
      return navigation?.currentEntry.key;
    });
  const entry = await readEntry();
  expect(entry).toBeTruthy();
  const field = page.getByRole('searchbox');
  const members = page.getByRole('radio', {name: /^Members/});
  const rows = page.locator('main li[class*=py-is] > a');
  await members.check();
  await field.fill('upload_model');
  await expect(rows.filter({visible: true})).toHaveCount(2);
  expect(await readEntry()).toBe(entry);
  await rows.filter({visible: true}).first().click();
  await expect(page).toHaveURL(/#.*upload_model$/);
  await page.goBack();
  await expect(rows.filter({visible: true})).toHaveCount(2);
  await expect(field).toHaveValue('upload_model');
  await expect(members).toBeChecked();

  // A reloaded page applies the filter as soon as it is hydrated.
  await page.reload();
  await expect(rows.filter({visible: true})).toHaveCount(2);
  await expect(field).toHaveValue('upload_model');
  await field.fill('');
  await page.getByRole('radio', {name: /^Top level/}).check();
  await expect(page).toHaveURL(/symbol-index$/);
  expect(await readEntry()).toBe(entry);
});

test('the index shows one kind of symbols, even if it is selected before React runs', async ({
  page,
}) => {
  await visitFirst(page, `${root}/symbol-index`);
  const rows = page.locator('section li');
  const heights = await rows.evaluateAll((all) =>
    all.slice(0, 20).map((row) => row.getBoundingClientRect().height),
  );
  expect(new Set(heights)).toEqual(new Set([32]));
  const shown = (kind: string) =>
    page.locator(`li.py-is-${kind}:has(a)`).filter({visible: true});
  await expect(shown('function')).not.toHaveCount(0);
  await page.getByRole('radio', {name: /^Exceptions/}).check();
  await expect(shown('function')).toHaveCount(0);
  await expect(shown('class')).toHaveCount(0);
  await expect(shown('exception')).not.toHaveCount(0);
  const field = page.getByRole('searchbox');
  await expect(field).toHaveAttribute('placeholder', /^Filter \d+ exceptions$/);

  await page.getByRole('radio', {name: /^Exceptions/}).press('ArrowLeft');
  await expect(page.getByRole('radio', {name: /^Functions/})).toBeFocused();
  await expect(shown('exception')).toHaveCount(0);
  await page.getByRole('radio', {name: /^Members/}).check();
  await expect(shown('method')).not.toHaveCount(0);
  const before = await page.locator('main li[class]').count();
  await expect(page.getByText(/^\d,\d{3} more\./)).toBeVisible();
  await page.getByRole('button', {name: 'show 400 of them'}).click();
  await expect(page.locator('main li[class]')).toHaveCount(before + 400);
  await page.getByRole('searchbox').fill('upload_model');
  await expect(shown('method')).toHaveCount(2);
  await page.getByRole('radio', {name: /^Functions/}).check();
  await expect(page.getByText('0 symbols')).toBeVisible();
  const advice = page.getByText('No symbols match.');
  await expect(advice).toHaveText(/the spelling, or choose All\./);
  await page.getByRole('searchbox').fill('average_precison');
  await expect(advice).toHaveText(/Similar names:$/);
  await expect(shown('function').first()).toContainText('average_precision');
  await page.getByRole('radio', {name: /^All/}).check();
  await page.getByRole('searchbox').fill('no such symbol');
  await expect(advice).toHaveText(/Check the spelling\.$/);
  await expect(
    page.getByRole('list', {name: 'Letters of other kinds'}),
  ).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('radio', {name: /^Top level/}).check();
  await page.getByRole('searchbox').fill('pod');
  await expect(page.getByRole('radio', {name: /^All/})).toBeChecked();
  await expect(
    page.locator('main li[class*=py-is] > a').filter({visible: true}).first(),
  ).toHaveText('Pod');
  await page.getByRole('radio', {name: /^Top level/}).check();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('radio', {name: /^Top level/})).toBeChecked();
  await expect(
    page.getByRole('heading', {name: 'A', exact: true}),
  ).toBeVisible();
});
