import type {Page} from '@playwright/test';
import {product} from '../../config/product';
import {guide, openModal, partsOf, find} from './support/search';
import {address, expect, open, test} from './support/test';

const REFERENCE = `/api/${product.sdk.package}/hub/api`;

/** What the browser and the policy say of what a test does on purpose. */
function takeRefusals(complaints: string[]): string {
  return complaints.splice(0).join('\n');
}

test('a policy of Trusted Types takes out of markup what would run', async ({
  page,
  complaints,
}) => {
  await page.goto(address('/'));
  const insert = (html: string) =>
    page.evaluate((text) => {
      const box = document.createElement('div');
      box.innerHTML = text;
      return box.innerHTML;
    }, html);
  const harmless =
    '<p class="a">Text <code>onclick=x()</code> <a href="/guides">a link</a></p>';
  expect(await insert(harmless)).toBe(harmless);
  expect(complaints).toEqual([]);
  for (const [hostile, left] of [
    ['<img src="x" onerror="hit()">', '<img src="x">'],
    ['<a href=" java\nscript:hit()">x</a>', '<a>x</a>'],
    ['<p>x</p><script>hit()</script>', '<p>x</p>'],
    ['<iframe srcdoc="<p>x</p>"></iframe><b>x</b>', '<b>x</b>'],
    ['<base href="//evil.test/"><b>x</b>', '<b>x</b>'],
    [
      '<template><img src="x" onerror="hit()"></template>',
      '<template><img src="x"></template>',
    ],
  ] as const) {
    expect(await insert(hostile), hostile).toBe(left);
  }
  expect(takeRefusals(complaints)).toMatch(/Not inserted, as it could run/);
});

test('text never becomes a script, but data does no harm', async ({
  page,
  complaints,
}) => {
  await page.goto(address('/'));
  const attempt = (text: string, type: string) =>
    page.evaluate(
      ([code = '', kind = '']) => {
        const script = document.createElement('script');
        script.type = kind;
        try {
          script.textContent = code;
        } catch (error) {
          return String(error);
        }
        document.head.append(script);
        return script.textContent;
      },
      [text, type],
    );
  expect(await attempt('{"@type":"Blog"}', 'application/ld+json')).toBe(
    '{"@type":"Blog"}',
  );
  expect(complaints).toEqual([]);
  expect(await attempt('hit()', 'text/javascript')).toMatch(/TrustedScript/);
  expect(takeRefusals(complaints)).toMatch(/TrustedScript/);
});

/** Waits for a page that the router has opened, without a load. */
async function follow(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name, exact: true})
    .click();
  await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}/`));
  await expect(page.locator('main h1')).toHaveCount(1);
}

test('pages that React makes anew keep within the policy', async ({page}) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  // The posts bring structured data, the guides highlighted code, the
  // reference formulas: all of it is markup that React inserts.
  await open(page, '/blog');
  await page.locator('article h2 a').first().click();
  await expect(page.locator('article h1')).toBeVisible();
  await page.getByRole('navigation', {name: 'Main'}).waitFor();
  for (const name of ['Tutorials', 'Guides']) {
    await follow(page, name);
  }
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('article h1')).toBeVisible();
  await page.keyboard.press('Control+k');
  await find(page, 'pod');
  await page.keyboard.press('Enter');
  await expect(partsOf(page).dialog).toHaveCount(0);
  expect(loads).toBe(1);
});

test('scripts and styles that are not the ones of the build are refused', async ({
  page,
  complaints,
}) => {
  for (const kind of ['react', 'main']) {
    await page.route(`**/assets/js/${kind}.*.js`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: `window.isChanged = true;${await response.text()}`,
      });
    });
    await page.goto(address(REFERENCE));
    await page.evaluate(() => dispatchEvent(new Event('static-first:hydrate')));
    await expect(page.getByRole('alert')).toContainText('did not load');
    expect(await page.evaluate(() => 'isChanged' in window)).toBe(false);
    await page.unroute(`**/assets/js/${kind}.*.js`);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'true',
    );
    expect(takeRefusals(complaints)).toMatch(/integrity/);
  }
});

test('pages that are about to be opened are fetched by what every engine allows', async ({
  page,
}) => {
  await open(page, guide);
  const link = page.locator('.pagination-nav__link--next');
  const fetched = page.waitForRequest(
    (request) =>
      request.resourceType() === 'fetch' &&
      /\/assets\/js\/[^/]+\.js$/.test(request.url()),
  );
  await link.hover();
  await fetched;
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  await openModal(page);
});
