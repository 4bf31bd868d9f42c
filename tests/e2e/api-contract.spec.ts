import fs from 'node:fs';
import path from 'node:path';
import {product} from '../../config/product';
import {modulePages} from './support/pages';
import {test as scriptedTest, staticTest} from './support/quick-test';
import {address, expect} from './support/test';

// All these pages have the same scripts, which a full run starts on each.
const test = process.env.FULL_RUN === '1' ? scriptedTest : staticTest;

interface Symbol {
  name: string;
  kind: string;
  url: string;
}

const symbols = JSON.parse(
  fs.readFileSync(
    path.join(__dirname, '..', '..', '.cache', 'api', 'symbols.json'),
    'utf8',
  ),
) as Symbol[];

const CALLABLE = ['class', 'enum', 'exception', 'function', 'method'];

for (const route of modulePages) {
  test(`[2.7] ${route} documents every symbol of its module`, async ({
    page,
  }) => {
    const response = await page.goto(address(route));
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText(
      route.slice(route.lastIndexOf('/') + 1),
    );
    const own = symbols.filter(({url}) => url.startsWith(`${route}#`));
    const anchors = own.map(({url}) => url.slice(route.length + 1));
    const missing = await page.evaluate(
      (ids) => ids.filter((id) => document.getElementById(id) === null),
      anchors,
    );
    expect(missing).toEqual([]);

    const article = page.locator('article');
    const sources = article.getByRole('link', {name: /^Source: /});
    const template = product.sdk.sourceUrl?.split('{path}')[0] ?? '-';
    await expect(sources.first()).toHaveAttribute(
      'href',
      new RegExp(`^${template.replace(/[.?]/g, '\\$&')}.+#L\\d+$`),
    );
    // A constructor is shown as the signature of its class.
    const callables = own.filter(
      ({kind, name}) => CALLABLE.includes(kind) && name !== '__init__',
    );
    expect(
      await article.locator('pre[role=group] .py-name').count(),
    ).toBeGreaterThanOrEqual(callables.length);
  });
}

test('every symbol belongs to a page of the sitemap', () => {
  const pages = new Set(modulePages);
  const strays = symbols
    .map(({url}) => url.split('#')[0] ?? '')
    .filter((url) => !pages.has(url));
  expect([...new Set(strays)]).toEqual([]);
  expect(symbols.length).toBeGreaterThan(1000);
});
