// cspell:ignore mglyph
import type {Page} from '@playwright/test';
import {product} from '../../config/product';
import {guide, openModal, partsOf, find} from './support/search';
import {test as testInResetWindow} from './support/reset-window';
import {address, expect, open, test as testIsolated} from './support/test';
import {test, visitFirst} from './support/visit';

// The tests of the home page are grouped and share it.
test.describe.configure({mode: 'default'});

const SVG = 'http://www.w3.org/2000/svg';

/** Markup whose meaning depends on where it is inserted. */
const AMBIGUOUS = [
  [
    'div',
    '<noscript><p title="</noscript><img src=data:, onerror=hit()>"></p>',
  ],
  ['svg', '<style><img src=data:, onerror=hit()></style>'],
  ['svg', '<textarea><img src=data:, onerror=hit()></textarea>'],
  ['svg', '<![CDATA[><p title="]]><img src=data:, onerror=hit()>">x</p>'],
  ['svg', '<select><g onclick=hit()></g></select>'],
  ['svg', '<g><td onclick=hit()>x</td></g>'],
  ['tr', '<td onclick=hit()>x</td>'],
  ['div', '<col><img src=data:, onerror=hit()>'],
  [
    'div',
    '<img onerror=x><math><mtext><table><mglyph><style><!--</style>' +
      '<img title="--&gt;&lt;img src=data:, onerror=hit()&gt;">',
  ],
] as const;

const REFERENCE = `/api/${product.sdk.package}/hub/api`;

/**
 * Waits for the expected messages of the browser and the policy, which may
 * arrive after the page's result.
 */
async function takeRefusals(
  complaints: string[],
  refusal: RegExp,
): Promise<void> {
  await expect.poll(() => complaints.join('\n')).toMatch(refusal);
  complaints.splice(0);
}

test('the Trusted Types policy removes executable code from markup', async ({
  page,
  complaints,
}) => {
  await visitFirst(page, '/');
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
    ['<img src="data:," onerror="hit()">', '<img src="data:,">'],
    ['<a href=" java\nscript:hit()">x</a>', '<a>x</a>'],
    ['<p>x</p><script>hit()</script>', '<p>x</p>'],
    ['<iframe srcdoc="<p>x</p>"></iframe><b>x</b>', '<b>x</b>'],
    ['<base href="//evil.test/"><b>x</b>', '<b>x</b>'],
    [
      '<template><img src="data:," onerror="hit()"></template>',
      '<template><img src="data:,"></template>',
    ],
    ['<noscript><p title="</noscript>"></p></noscript><b>x</b>', '<b>x</b>'],
    [
      '<svg><a><animate attributeName="href" values="#;javascript:hit()"/></a></svg>',
      '<svg><a></a></svg>',
    ],
    [
      '<svg><a><set attributeName="href" to="javascript:hit()"/></a></svg>',
      '<svg><a></a></svg>',
    ],
    ['<i data-values="#;javascript:hit()">x</i>', '<i>x</i>'],
    [
      '<form onclick="hit()"><select name="attributes"></select></form>',
      '<form><select name="attributes"></select></form>',
    ],
  ] as const) {
    expect(await insert(hostile), hostile).toBe(left);
  }
  await takeRefusals(complaints, /Removed unsafe markup/);
});

for (const [place, hostile] of AMBIGUOUS) {
  test(`markup is parsed in its context: in ${place}, ${hostile}`, async ({
    page,
    complaints,
  }) => {
    await visitFirst(page, '/');
    const handlers = await page.evaluate(
      ([namespace, name, html]) => {
        const box =
          name === 'svg'
            ? document.createElementNS(namespace, name)
            : document.createElement(name);
        box.innerHTML = html;
        return [...box.querySelectorAll('*')].flatMap((element) =>
          element.getAttributeNames().filter((each) => each.startsWith('on')),
        );
      },
      [SVG, place, hostile] as const,
    );
    expect(handlers).toEqual([]);
    await takeRefusals(complaints, /Removed unsafe markup/);
  });
}

test('harmless markup stays unchanged, wherever it is inserted', async ({
  page,
}) => {
  await visitFirst(page, '/');
  for (const [name, html] of [
    ['tr', '<td class="a">x</td>'],
    ['select', '<option value="a">x</option>'],
    ['div', '<!-- a --><style>a>b{}</style><textarea>x</textarea>'],
    ['div', '<svg><title>a &lt;b</title><style>.a{}</style></svg>'],
  ] as const) {
    expect(
      await page.evaluate(
        ([tag, text]) => {
          const box = document.createElement(tag);
          box.innerHTML = text;
          return box.innerHTML;
        },
        [name, html] as const,
      ),
    ).toBe(html);
  }
});

test('text never becomes a script, but data blocks are allowed', async ({
  page,
  complaints,
}) => {
  await visitFirst(page, '/');
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
  await takeRefusals(complaints, /TrustedScript/);
});

/** Opens a page through the router, without a page load. */
async function follow(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name, exact: true})
    .click();
  await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}/`));
  await expect(page.locator('main h1')).toHaveCount(1);
}

testInResetWindow(
  'pages rendered by React comply with the policy',
  async ({page}) => {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    // React inserts markup for structured data in posts, highlighted code in
    // guides and formulas in the reference.
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
  },
);

testInResetWindow(
  'scripts that differ from those of the build are blocked',
  async ({page, complaints}) => {
    for (const kind of ['react', 'main']) {
      let isChanging = true;
      await page.route(`**/assets/js/${kind}.*.js`, async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        const body = isChanging ? `window.isChanged = true;${text}` : text;
        await route.fulfill({response, body});
      });
      await page.goto(address(REFERENCE));
      await page.evaluate(() =>
        dispatchEvent(new Event('static-first:hydrate')),
      );
      await expect(page.getByRole('alert')).toContainText('did not load');
      expect(await page.evaluate(() => 'isChanged' in window)).toBe(false);
      // Pending responses are unchanged, too.
      isChanging = false;
      await page.getByRole('button', {name: 'Retry'}).click();
      await expect(page.locator('html')).toHaveAttribute(
        'data-has-hydrated',
        'true',
      );
      await takeRefusals(complaints, /integrity/);
      await page.unrouteAll({behavior: 'wait'});
    }
  },
);

testIsolated(
  'pages are prefetched in a way that every engine allows',
  async ({page}) => {
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
  },
);
