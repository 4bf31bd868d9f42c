import fs from 'node:fs';
import path from 'node:path';
import {
  expect,
  firefox,
  test as base,
  type Browser,
  type Page,
} from '@playwright/test';
import {product} from '../../../config/product';
import {partsOf, waitForHits} from '../support/search';
import {address, measureOverflow, waitUntilHydrated} from '../support/test';

const PROGRAM = [
  process.env.FIREFOX,
  ...['firefox-esr', 'firefox'].flatMap((name) =>
    (process.env.PATH ?? '')
      .split(path.delimiter)
      .map((folder) => path.join(folder, name)),
  ),
].find((file) => file !== undefined && fs.existsSync(file));

interface WorkerFixtures {
  engine: Browser;
}

interface TestFixtures {
  window: Page;
}

/**
 * NS_BINDING_ABORTED: Firefox reports this for a font when its page is left
 * early, as a page error or in the console.
 */
const LEFT_BEHIND = /^download failed \(font-family: .*status=2152398850/;

const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires the destructuring.
    async ({}, use) => {
      process.env.FIREFOX = PROGRAM;
      const engine = await firefox.launch({
        channel: 'moz-firefox',
        executablePath: path.join(__dirname, 'firefox.mjs'),
      });
      await use(engine);
      await engine.close();
    },
    {scope: 'worker'},
  ],
  window: async ({engine, baseURL}, use) => {
    const complaints: string[] = [];
    const page = await engine.newPage({
      baseURL,
      viewport: {width: 1200, height: 800},
    });
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', ({message}) => {
      complaints.push(message);
    });
    await use(page);
    await page.close();
    expect(complaints.filter((text) => !LEFT_BEHIND.test(text))).toEqual([]);
  },
});

// All tests share one worker and browser.
test.describe.configure({mode: 'default'});

test('Firefox is installed if REQUIRE_FIREFOX is set', () => {
  expect(
    PROGRAM !== undefined || process.env.REQUIRE_FIREFOX === undefined,
    'REQUIRE_FIREFOX is set: install firefox-esr.',
  ).toBe(true);
});

test.describe('Firefox', () => {
  test.skip(PROGRAM === undefined, 'Install firefox-esr to test with it.');

  const GUIDE = '/guides/platform-overview/tasks';

  async function open(page: Page, path: string): Promise<void> {
    await page.goto(address(path));
    await waitUntilHydrated(page);
  }

  test('pages of each kind hydrate in Firefox and never scroll sideways', async ({
    window,
  }) => {
    for (const route of [
      '/',
      GUIDE,
      '/tutorials/introduction',
      '/blog',
      `/api/${product.sdk.package}/hub/api`,
      '/search?q=pod',
    ]) {
      await open(window, route);
      for (const width of [1440, 1020, 768, 390, 320]) {
        await window.setViewportSize({width, height: 800});
        expect(await measureOverflow(window), `${route} at ${width}`).toBe(0);
      }
    }
  });

  test('the search opens by keyboard, finds a page and opens a hit in Firefox', async ({
    window,
  }) => {
    await open(window, GUIDE);
    const {dialog, input, hits} = partsOf(window);
    await window.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await window.keyboard.type('pod');
    await waitForHits(window);
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    const target = await hits.first().getByRole('link').getAttribute('href');
    await window.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => window.url()).toContain(target ?? '-');
    await window.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await window.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('definitions and dropdowns open and are dismissed by Escape in Firefox', async ({
    window,
  }) => {
    await open(window, GUIDE);
    const definition = window.getByRole('tooltip').filter({visible: true});
    for (const width of [1440, 1020, 390]) {
      await window.setViewportSize({width, height: 800});
      const word = window.locator('main button[aria-describedby]').first();
      await word.focus();
      await expect(definition).toBeInViewport({ratio: 1});
      await window.keyboard.press('Escape');
      await expect(definition).toHaveCount(0);
      await word.blur();
    }
    await window.setViewportSize({width: 1200, height: 800});
    const button = window.getByRole('button', {name: 'Version: Next'});
    await button.focus();
    await window.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await window.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('the colour mode, tabs and the mobile menu work in Firefox', async ({
    window,
  }) => {
    await open(window, '/guides/general-reference/managing-multiple-accounts');
    const html = window.locator('html');
    const before = await html.getAttribute('data-theme');
    await window.getByRole('button', {name: /Switch between/}).click();
    await expect(html).not.toHaveAttribute('data-theme', before ?? '-');
    const tabs = window.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await window.keyboard.press('ArrowRight');
    await window.keyboard.press('Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');

    await window.setViewportSize({width: 390, height: 844});
    // The page has adapted to the new width once it has the mobile menu.
    await expect(window.locator('.navbar-sidebar')).toBeAttached();
    const toggle = window.getByRole('button', {name: 'Toggle navigation bar'});
    await toggle.click();
    await expect(window.locator('.navbar-sidebar')).toBeInViewport();
    await window.keyboard.press('Escape');
    await expect(window.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('a path in the wrong case redirects to its page in Firefox', async ({
    window,
  }) => {
    await window.goto(address('/guides/SDK/Environment-Variables'));
    await expect(window).toHaveURL(
      address('/guides/SDK/environment-variables'),
    );
    await waitUntilHydrated(window);
  });
});
