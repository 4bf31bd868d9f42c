import type {Page} from '@playwright/test';
import {product} from '../../config/product';
import {address, expect, test} from './support/test';

const PAGES = [
  '/',
  '/guides/platform-overview/tasks',
  `/api/${product.sdk.package}`,
  '/blog/welcome',
];

/** Records layout reads of a page's scripts in `window.measured`. */
async function noteMeasures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured: string[] = [];
    Object.assign(window, {measured});
    const note = (name: string) => {
      // Callbacks right before a frame have no current script.
      if (document.currentScript !== null) {
        measured.push(`${name} ${new Error('asked for').stack ?? ''}`);
      }
    };
    const watch = (owner: object, name: string) => {
      const property = Object.getOwnPropertyDescriptor(owner, name) ?? {};
      for (const access of ['get', 'set', 'value'] as const) {
        const original: unknown = Reflect.get(property, access);
        if (typeof original === 'function') {
          property[access] = function (this: unknown, ...given: unknown[]) {
            note(name);
            return Reflect.apply(original, this, given) as unknown;
          };
        }
      }
      Object.defineProperty(owner, name, property);
    };
    for (const name of ['scrollX', 'scrollY', 'pageXOffset', 'pageYOffset']) {
      watch(window, name);
    }
    for (const name of [
      ...['getBoundingClientRect', 'getClientRects', 'scrollIntoView'],
      ...['scrollTop', 'scrollHeight', 'clientHeight', 'clientWidth'],
    ]) {
      watch(Element.prototype, name);
    }
    for (const name of ['offsetTop', 'offsetHeight', 'offsetParent', 'focus']) {
      watch(HTMLElement.prototype, name);
    }
  });
}

for (const path of PAGES) {
  for (const width of [390, 1440]) {
    test(`no script forces a layout before the first paint: ${path} at ${width} px`, async ({
      page,
    }) => {
      await noteMeasures(page);
      await page.setViewportSize({width, height: 900});
      await page.goto(address(path), {waitUntil: 'domcontentloaded'});
      expect(await page.evaluate('window.measured')).toEqual([]);
    });
  }
}

test('a script that reads layout while the page loads is detected', async ({
  page,
}) => {
  await noteMeasures(page);
  await page.route('**/measured', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>M</title><p>Text<script>scrollY; document.body.getBoundingClientRect()</script>',
    }),
  );
  await page.goto(address('/measured'));
  expect(await page.evaluate('window.measured.length')).toBe(2);
});
