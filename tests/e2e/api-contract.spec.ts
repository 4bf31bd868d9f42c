import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {product} from '../../config/product';
import {modulePages} from './support/pages';
import {address} from './support/test';

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

// There are many pages, so their HTML is checked without a browser; a full run
// also opens each in one.
for (const route of modulePages) {
  test(`[2.7] ${route} documents every symbol of its module`, async ({
    request,
  }) => {
    const response = await request.get(address(route));
    expect(response.status()).toBe(200);
    const $ = load(await response.text());
    expect($('h1').text()).toBe(route.slice(route.lastIndexOf('/') + 1));

    const own = symbols.filter(({url}) => url.startsWith(`${route}#`));
    const ids = new Set($('[id]').map((_, node) => $(node).attr('id')));
    expect(
      own
        .map(({url}) => url.slice(route.length + 1))
        .filter((anchor) => !ids.has(anchor)),
    ).toEqual([]);

    const source = $('article a')
      .filter((_, link) => $(link).text().startsWith('Source'))
      .first();
    const template = product.sdk.sourceUrl?.split('{path}')[0] ?? '-';
    expect(source.attr('href')).toMatch(
      new RegExp(`^${template.replace(/[.?]/g, '\\$&')}.+#L\\d+$`),
    );
    // The signature of a class is that of its constructor.
    const callables = own.filter(
      ({kind, name}) => CALLABLE.includes(kind) && name !== '__init__',
    );
    expect($('article pre[role=group] .py-name').length).toBeGreaterThanOrEqual(
      callables.length,
    );
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
