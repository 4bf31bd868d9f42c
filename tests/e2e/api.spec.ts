// cspell:ignore nosuchsymbol
import {product} from '../../config/product';
import {expect, findViolations, measureOverflow} from './support/test';
import {test, visit} from './support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const root = `/api/${product.sdk.package}`;
const LOOKED_AT = [
  `${root}/data/datastructure`,
  `${root}/compatibility`,
  root,
  `${root}/federated/pod`,
];

test('API pages contain no TypeScript syntax', async ({page}) => {
  await visit(page, `${root}/data/datastructure`);
  const text = await page.locator('article').innerText();
  for (const word of [
    'new DataStructure',
    'undefined',
    'readonly',
    'Enumeration',
    '=>',
    'Get Signature',
  ]) {
    expect(text).not.toContain(word);
  }
});

for (const route of LOOKED_AT) {
  test(`${route} has no accessibility violation and no overflow`, async ({
    page,
  }) => {
    await visit(page, route, {width: 1440, height: 900});
    expect(await measureOverflow(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await findViolations(page, 'colours')).toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    expect(await measureOverflow(page)).toBe(0);
    expect(await findViolations(page, 'structure')).toEqual([]);
  });
}

test('a symbol links to the guides that use it', async ({page}) => {
  await visit(page, `${root}/federated/pod`);
  const links = page
    .locator('[data-symbol=Pod] > p', {hasText: /^Used in:/})
    .getByRole('link');
  await expect(links).toHaveCount(5);
  await links.first().click();
  await expect(page).toHaveURL(/\/(?:guides|tutorials)\//);
  await expect(
    page.locator('code', {hasText: /\bPod\b/}).first(),
  ).toBeVisible();
});

test('a type in a signature links to its page', async ({page}) => {
  await visit(page, `${root}/federated/pod`);
  await page
    .getByRole('group', {name: 'Constructor of Pod', exact: true})
    .getByRole('link', {name: 'BaseSource'})
    .click();
  await expect(page).toHaveURL(/base_source#BaseSource$/);
  await expect(page.locator('#BaseSource')).toBeInViewport();
});

test('a deep link shows and highlights its symbol', async ({page}) => {
  await visit(page, `${root}/federated/pod#Pod.start`);
  const target = page.locator('[id="Pod.start"]');
  await expect(target).toBeInViewport();
  expect(await target.evaluate((node) => node.matches(':target'))).toBe(true);
});

test('a URL truncated within an encoded character opens the page', async ({
  page,
}) => {
  await visit(page, `${root}#100%`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('article h1')).toHaveText(product.sdk.package);
});

test('the symbol index filters as you type', async ({page}) => {
  await visit(page, `${root}/symbol-index`);
  await page.getByRole('searchbox').fill('DataStruct');
  const shown = page.getByRole('link', {name: 'DataStructure', exact: true});
  await expect(shown.first()).toBeVisible();
  await expect(page.getByRole('link', {name: 'CSVSource'})).toBeHidden();
  await page.getByRole('searchbox').fill('nosuchsymbol');
  await expect(page.getByText(/^0 symbols/)).toBeVisible();
  await page.setViewportSize({width: 390, height: 844});
  expect(await measureOverflow(page)).toBe(0);
  // With the list empty, axe checks the rest of the page quickly.
  expect(await findViolations(page)).toEqual([]);
});

test('objects.inv lets other projects link to the reference', async ({
  request,
}) => {
  const response = await request.get(`${product.baseUrl}objects.inv`);
  expect(response.status()).toBe(200);
  expect((await response.body()).subarray(0, 27).toString()).toBe(
    '# Sphinx inventory version 2'.slice(0, 27),
  );
});

test('an SDK name in a guide is code and links to its page', async ({page}) => {
  await visit(page, '/guides/platform-overview/tasks');
  const link = page
    .locator('article')
    .getByRole('link', {name: 'FederatedAveraging', exact: true});
  await expect(link).toHaveCount(1);
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await expect(link.locator('code')).toHaveCSS('font-family', /mono/i);
  await link.click();
  await expect(page.locator('#FederatedAveraging')).toBeInViewport();
});
