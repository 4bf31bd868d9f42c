import {product} from '../../../config/product';
import {expect} from '../support/test';
import {test, visit} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const root = `/api/${product.sdk.package}`;

test('texts in lists do not overlap on a phone', async ({page}) => {
  for (const path of [`${root}/federated/pod`, root]) {
    await visit(page, path, {width: 390, height: 800});
    const gaps = await page
      .locator('li.py-is-class:has(> span)')
      .evaluateAll((all) =>
        all.map(({children: [name, summary]}) => {
          const text = document.createRange();
          text.selectNodeContents(name as Element);
          const {bottom = Infinity} = [...text.getClientRects()].at(-1) ?? {};
          return (summary?.getBoundingClientRect().top ?? 0) - bottom;
        }),
      );
    expect(gaps.length).toBeGreaterThan(2);
    expect(Math.min(...gaps)).toBeGreaterThan(-1);
  }
});

test('a package lists each re-export once, by kind, in low rows', async ({
  page,
}) => {
  await visit(page, root);
  const rows = page.locator('main article li[id]');
  expect(await rows.count()).toBeGreaterThan(20);
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  );
  // A name and the whole first sentence: almost always at most two lines.
  const low = heights.filter((height) => height <= 57);
  expect(low.length / heights.length).toBeGreaterThan(0.9);
  const cut = await rows
    .locator('> span')
    .evaluateAll((all) =>
      all
        .filter((text) => text.scrollWidth > text.clientWidth + 1)
        .map(({textContent}) => textContent),
    );
  expect(cut).toEqual([]);
  const links = await page
    .locator('main article li[id] > a')
    .evaluateAll((all) => all.map((link) => link.textContent));
  expect(new Set(links).size).toBe(links.length);
});

test('the long lists of a package link to the index of all symbols', async ({
  page,
}) => {
  await visit(page, root);
  await page
    .locator('article')
    .getByRole('link', {name: 'index of all symbols'})
    .click();
  await expect(page).toHaveURL(/\/symbol-index$/);
});

test('a long module starts with an overview of its symbols', async ({page}) => {
  await visit(page, `${root}/metrics`);
  const overview = page.getByRole('navigation', {
    name: 'Overview of the module',
  });
  const links = overview.locator('li > a');
  expect(await links.count()).toBeGreaterThan(20);
  await links.last().click();
  const name = (await links.last().textContent()) ?? '';
  await expect(page.locator(`[id="${name}"]`)).toBeInViewport();
});
