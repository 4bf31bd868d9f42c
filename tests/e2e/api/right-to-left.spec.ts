import type {Locator} from '@playwright/test';
import {product} from '../../../config/product';
import {expect} from '../support/test';
import {test, visit} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const pages = ['', '/compatibility', '/federated/protocols/base'].map(
  (route) => `/api/${product.sdk.package}${route}`,
);

/** Lists texts in which a sign is to the left of the one before it. */
function listReversed(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((all) =>
    all
      .filter((part) => {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        let before: DOMRect | undefined;
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          for (let place = 0; place < node.data.length; place += 1) {
            const range = new Range();
            range.setStart(node, place);
            range.setEnd(node, place + 1);
            const sign = range.getBoundingClientRect();
            const isDrawn = sign.width > 0 && node.data[place]?.trim() !== '';
            if (
              isDrawn &&
              before &&
              Math.abs(sign.y - before.y) < 2 &&
              sign.x < before.x
            ) {
              return true;
            }
            before = isDrawn ? sign : before;
          }
        }
        return false;
      })
      .map((part) => part.textContent),
  );
}

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
