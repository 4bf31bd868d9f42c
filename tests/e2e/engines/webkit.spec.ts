import {expect} from '@playwright/test';
import {product} from '../../../config/product';
import {address} from '../support/test';
import type {Driven} from './webdriver';
import {
  IS_THERE,
  noteComplaints,
  open,
  test,
  waitUntilHydrated,
} from './webkit';

// All tests share one worker and browser.
test.describe.configure({mode: 'default'});

test('WebKit is installed if REQUIRE_WEBKIT is set', () => {
  expect(
    IS_THERE || process.env.REQUIRE_WEBKIT === undefined,
    'REQUIRE_WEBKIT is set: install webkit2gtk-driver, xvfb and xauth.',
  ).toBe(true);
});

test.describe('WebKit', () => {
  test.skip(
    !IS_THERE,
    'Install webkit2gtk-driver, xvfb and xauth to test with WebKit.',
  );

  const GUIDE = '/guides/platform-overview/tasks';

  /** Clicks once the element has stopped moving. */
  const click = (tab: Driven, selector: string) =>
    expect(() => tab.click(selector)).toPass({timeout: 20_000});
  const isFocused = (tab: Driven, selector: string) =>
    tab.evaluate(
      (wanted) => document.activeElement?.matches(wanted) === true,
      selector,
    );
  const count = (tab: Driven, selector: string) =>
    tab.evaluate(
      (wanted) => document.querySelectorAll(wanted).length,
      selector,
    );
  const attribute = (tab: Driven, selector: string, name: string) =>
    tab.evaluate(
      (wanted, what) => document.querySelector(wanted)?.getAttribute(what),
      selector,
      name,
    );

  test('pages of each kind hydrate in WebKit and never scroll sideways', async ({
    tab,
    baseURL,
  }) => {
    for (const route of [
      '/',
      GUIDE,
      '/tutorials/introduction',
      '/blog',
      `/api/${product.sdk.package}/hub/api`,
      '/search?q=pod',
    ]) {
      await open(tab, baseURL, route);
      // The browser's toolbar keeps the window wider than a phone.
      for (const width of [1440, 1020, 768, 460]) {
        await tab.resize(width, 800);
        await expect
          .poll(
            () =>
              tab.evaluate(() => [
                innerWidth,
                document.documentElement.scrollWidth -
                  document.documentElement.clientWidth,
              ]),
            `${route} at ${width}`,
          )
          .toEqual([width, 0]);
      }
    }
  });

  test('the search opens by keyboard, finds a page and opens a hit in WebKit', async ({
    tab,
    baseURL,
  }) => {
    await open(tab, baseURL, GUIDE);
    await tab.press('Control+k');
    await expect.poll(() => isFocused(tab, '[role=combobox]')).toBe(true);
    await tab.type('pod');
    // Hits of the shorter query are shown until the search completes.
    await expect
      .poll(() => count(tab, '.DocSearch-HitsFooter a[href$="q=pod"]'))
      .toBe(1);
    const active = '[role=treeitem][aria-selected=true]';
    await expect.poll(() => count(tab, active)).toBe(1);
    const target = await attribute(tab, `${active} a`, 'href');
    await tab.press('Enter');
    await expect.poll(() => count(tab, '[role=combobox]')).toBe(0);
    await expect.poll(() => tab.url()).toContain(target ?? '-');
    await tab.press('Control+k');
    await expect.poll(() => isFocused(tab, '[role=combobox]')).toBe(true);
    await tab.press('Escape');
    await expect.poll(() => count(tab, '[role=combobox]')).toBe(0);
  });

  test('definitions and dropdowns open and are dismissed by Escape in WebKit', async ({
    tab,
    baseURL,
  }) => {
    await open(tab, baseURL, GUIDE);
    const shownDefinitions = () =>
      tab.evaluate(
        () =>
          [...document.querySelectorAll('[role=tooltip]')].filter((tooltip) =>
            tooltip.checkVisibility({visibilityProperty: true}),
          ).length,
      );
    await tab.evaluate(() => {
      document
        .querySelector<HTMLElement>('main button[aria-describedby]')
        ?.focus();
    });
    await expect.poll(shownDefinitions).toBe(1);
    await tab.press('Escape');
    await expect.poll(shownDefinitions).toBe(0);
    const version = '.navbar .dropdown [aria-expanded]';
    await tab.evaluate((selector) => {
      document.querySelector<HTMLElement>(selector)?.focus();
    }, version);
    await tab.press('Enter');
    await expect
      .poll(() => attribute(tab, version, 'aria-expanded'))
      .toBe('true');
    await tab.press('Escape');
    await expect
      .poll(() => attribute(tab, version, 'aria-expanded'))
      .toBe('false');
  });

  test('the colour mode, tabs and the mobile menu work in WebKit', async ({
    tab,
    baseURL,
  }) => {
    await open(
      tab,
      baseURL,
      '/guides/general-reference/managing-multiple-accounts',
    );
    const before = await attribute(tab, 'html', 'data-theme');
    await click(tab, '.navbar button[aria-label^="Switch between"]');
    await expect
      .poll(() => attribute(tab, 'html', 'data-theme'))
      .not.toBe(before);
    await tab.evaluate(() => {
      document.querySelector<HTMLElement>('[role=tab]')?.focus();
    });
    await tab.press('ArrowRight');
    await tab.press('Enter');
    await expect
      .poll(() => attribute(tab, '[role=tab]:nth-child(2)', 'aria-selected'))
      .toBe('true');

    await tab.resize(460, 800);
    await expect.poll(() => tab.evaluate(() => innerWidth)).toBe(460);
    // The page has adapted to the new width once it has the mobile menu.
    await expect.poll(() => count(tab, '.navbar-sidebar')).toBe(1);
    await click(tab, '.navbar__toggle');
    await expect.poll(() => count(tab, '.navbar-sidebar--show')).toBe(1);
    await tab.press('Escape');
    await expect.poll(() => count(tab, '.navbar-sidebar--show')).toBe(0);
  });

  test('the next page opens without a reload in WebKit', async ({
    tab,
    baseURL,
  }) => {
    await open(tab, baseURL, GUIDE);
    await click(tab, '.pagination-nav__link--next');
    await expect.poll(() => tab.url()).not.toContain(GUIDE);
    await expect.poll(() => count(tab, 'h1')).toBe(1);
    // The first page recorded them, and is still loaded.
    expect(await tab.evaluate(() => window.complaints)).toEqual([]);
  });

  test('a path in the wrong case redirects to its page in WebKit', async ({
    tab,
    baseURL,
  }) => {
    await tab.goto(`${baseURL}${address('/guides/SDK/Environment-Variables')}`);
    await expect
      .poll(() => tab.url())
      .toBe(`${baseURL}${address('/guides/SDK/environment-variables')}`);
    await tab.evaluate(noteComplaints);
    await waitUntilHydrated(tab);
  });
});
