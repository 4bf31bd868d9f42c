import {product} from '../../../config/product';
import {address, expect} from '../support/test';
import {test, visit, visitFirst} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const root = `/api/${product.sdk.package}`;
const long = `${root}/hub/api`;

test('the member links of a long class are aligned', async ({page}) => {
  await visit(page, long);
  const members = page.getByRole('navigation', {name: 'Members of HubClient'});
  const links = members.getByRole('listitem');
  const tops = () =>
    links.evaluateAll((items) =>
      items
        .filter((item) => item.getClientRects().length > 0)
        .slice(0, 3)
        .map((item) => Math.round(item.getBoundingClientRect().top)),
    );
  expect(new Set(await tops()).size).toBe(1);
  await expect(members.locator('li.py-is-property')).toHaveText([
    'session',
    'url',
  ]);
  await members.getByLabel('Jump to a member').fill('get_');
  await expect(members.getByText(/^\d+ of \d+$/)).toBeVisible();
  expect(new Set(await tops()).size).toBe(1);
  await members.getByRole('link', {name: 'get_schema'}).click();
  await expect(page.locator('[id="HubClient.get_schema"]')).toBeInViewport();
});

test('inherited members are one line per base class, above the class’s own members', async ({
  page,
}) => {
  await visit(page, `${root}/data/datasources/base_source`);
  const line = page.locator('section[data-symbol=BaseSource] > div > p', {
    hasText: 'Inherited from',
  });
  await expect(line).toHaveText(
    'Inherited from UsedForConfigSchemas: is_config_schema',
  );
  expect((await line.boundingBox())?.height).toBeLessThan(32);
  const first = page.locator('[id="BaseSource.name"]');
  expect((await line.boundingBox())?.y).toBeLessThan(
    (await first.boundingBox())?.y ?? 0,
  );
  await line.getByRole('link', {name: 'is_config_schema'}).click();
  await expect(
    page.locator('[id="UsedForConfigSchemas.is_config_schema"]'),
  ).toBeInViewport();
});

for (const width of [1440, 390]) {
  test(`a long list shows its first rows, all rows on demand before React runs, and linked rows, at ${width} px`, async ({
    page,
  }) => {
    await visitFirst(page, root, {width, height: 800});
    const unfold = page.getByText(/^Show all \d+ classes$/);
    const list = page.locator('ul:has(+ details)', {
      has: page.locator('li.py-is-class'),
    });
    const height = async () => (await list.boundingBox())?.height ?? 0;
    const folded = await height();
    expect(folded).toBeLessThan(500);
    const last = list.locator('li > a').last();
    await last.focus();
    await expect(last, 'the focused element is visible').toBeInViewport();
    await unfold.click();
    await expect.poll(height).toBeGreaterThan(3 * folded);
    await expect(page.locator('html')).not.toHaveAttribute(
      'data-has-hydrated',
      'true',
    );
    await page.getByText('Show fewer classes').click();
    await expect.poll(height).toBe(folded);

    const name = (await last.textContent()) ?? '';
    const row = page.locator(`[id="${name}"]`);
    await page.goto(address(`${root}#${name}`));
    await expect(row).toBeInViewport({ratio: 1});
    expect(await height(), 'a link expands it').toBeGreaterThan(3 * folded);
    await expect(unfold).toBeHidden();
    await visit(page, root, {width, height: 800});
    await page.evaluate((hash) => {
      const link = document.createElement('a');
      link.href = `#${hash}`;
      document.querySelector('article p')?.append(link);
      link.click();
    }, name);
    await expect(row).toBeInViewport({ratio: 1});
    await page.emulateMedia({media: 'print'});
    expect(await height(), 'printed completely').toBeGreaterThan(3 * folded);
  });
}
