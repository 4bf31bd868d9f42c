import {product} from '../../../config/product';
import {listReversed} from '../support/list-reversed';
import {expect} from '../support/test';
import {test, visit} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const pages = ['', '/compatibility', '/federated/protocols/base'].map(
  (route) => `/api/${product.sdk.package}${route}`,
);

for (const route of pages) {
  test(`${route} reads from left to right on a page that doesn't`, async ({
    page,
  }) => {
    await visit(page, route, {width: 1440, height: 900});
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const article = page.locator('article');
    const code = article.locator(':is(pre[role=group], dt, li) code:visible');
    expect(await code.count()).toBeGreaterThan(1);
    expect(await listReversed(code)).toEqual([]);
    const texts = article.locator(
      ':is(p, dd, li > span):not(:has(p, dd, code)):visible',
    );
    expect(await texts.count()).toBeGreaterThan(0);
    expect(await listReversed(texts)).toEqual([]);
    const labels = article.getByText('Import:', {exact: true});
    expect(await listReversed(labels)).toEqual([]);
    // What is around the code still follows the page.
    await expect(article.getByRole('heading').first()).toHaveCSS(
      'direction',
      'rtl',
    );
    // The next test may visit the same page.
    await page.evaluate(() => {
      document.documentElement.dir = 'ltr';
    });
  });
}
