import type {Page} from '@playwright/test';
import {product} from '../../config/product';
import {address, expect, test, waitUntilHydrated} from './support/test';

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

/** Lists the texts and pictures above an element, with their places and looks. */
function readBeginning(page: Page, count: number): Promise<string[]> {
  return page.evaluate((limit) => {
    return [...document.querySelectorAll('body *:not(style, script, aside *)')]
      .slice(0, limit)
      .filter((element) => !element.querySelector(':not(style, script)'))
      .map((element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        const {color, font, display} = getComputedStyle(element);
        const own = [element.localName, element.firstChild?.textContent];
        return [...own, x, y, width, height, color, font, display].join(' ');
      });
  }, count);
}

/** Where the styles of the rest of a page begin. */
const REST = '<style data-inserted';
/** Where the scripts at its end begin. */
const END_SCRIPTS = '<script type="application/json" id="static-first"';

for (const path of PAGES) {
  for (const width of [390, 1440]) {
    test(`the beginning of a page doesn't change when its other styles arrive: ${path} at ${width} px`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({width, height: 900});
      const whole = await (await page.request.get(address(path))).text();
      const beginning =
        whole.slice(0, whole.indexOf(REST)) +
        whole.slice(whole.indexOf(END_SCRIPTS));
      // Whether a font is there in time would differ.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.route(address(path), (route) =>
        route.fulfill({contentType: 'text/html', body: beginning}),
      );
      await page.goto(address(path));
      await expect(page.locator('main h1')).toBeVisible();
      const count = await page.evaluate(
        () =>
          document.querySelectorAll('body *:not(style, script, aside *)')
            .length,
      );
      const early = await readBeginning(page, count);
      await page.unroute(address(path));
      await page.goto(address(path));
      expect(await readBeginning(page, count)).toEqual(early);
      expect(early.length).toBeGreaterThan(15);
      expect(
        complaints.splice(0).filter((text) => !text.includes('net::ERR_')),
      ).toEqual([]);
    });
  }
}

test('the stylesheet replaces the styles in the introduction when React runs', async ({
  page,
}) => {
  await page.goto(address('/guides/platform-overview/tasks'));
  await expect(page.locator('main style')).toHaveCount(1);
  await waitUntilHydrated(page);
  await expect(page.locator('main style')).toHaveCount(0);
  const order = await page
    .locator('head style, head link[rel="stylesheet"]')
    .evaluateAll((elements) => elements.map(({localName}) => localName));
  expect(order).toEqual(['style', 'link']);
});

test('the styles in the introduction stay if the stylesheet does not load', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/css/*.css', (route) => route.abort());
  await page.goto(address('/guides/platform-overview/tasks'));
  await waitUntilHydrated(page);
  await expect(page.locator('main style')).toHaveCount(0);
  await expect(page.locator('head style')).toHaveCount(2);
  expect(
    complaints.splice(0).filter((text) => !text.includes('net::ERR_')),
  ).toEqual([]);
});

for (const [speed, milliseconds, isPreloaded] of [
  ['at once', 5, true],
  ['slowly', 300, false],
] as const) {
  test(`the text font is ${isPreloaded ? '' : 'not '}preloaded if the host answers ${speed}`, async ({
    page,
  }) => {
    await page.addInitScript((duration) => {
      Object.defineProperty(
        PerformanceResourceTiming.prototype,
        'responseStart',
        {
          get(this: PerformanceResourceTiming) {
            return this.requestStart + duration;
          },
        },
      );
    }, milliseconds);
    await page.goto(address('/'));
    const preload = page.locator('link[rel="preload"][as="font"]');
    await expect(preload).toHaveCount(1);
    expect(await preload.getAttribute('media')).toBe(
      isPreloaded ? null : 'not all',
    );
    // It is loaded in any case, so that the next page has it.
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .some(({name}) => name.endsWith('.woff2')),
        ),
      )
      .toBe(true);
  });
}
