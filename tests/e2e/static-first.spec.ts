import type {Page} from '@playwright/test';
import {product} from '../../config/product';
import {openWithoutReact, expectHydrated} from './support/open-without-react';
import {readLooks} from './support/looks';
import {SCRIPTS} from './support/scripts';
import {test} from './support/reset-window';
import {address, expect, test as testIsolated} from './support/test';

const GUIDE = '/guides/SDK/for-data-scientists/machine-learning-tasks';
const WITH_TABS = '/guides/SDK/environment-variables';

const KEY_PAGES = [
  '/',
  GUIDE,
  WITH_TABS,
  '/tutorials/introduction',
  '/blog/welcome',
  `/api/${product.sdk.package}`,
];

function countScripts(page: Page): Promise<number> {
  return page.locator('script[src]').count();
}

test.describe('a page that is only read', () => {
  test('runs none of the React scripts while scrolling', async ({page}) => {
    await openWithoutReact(page, GUIDE);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 900);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled-down');
    await expect(
      page.getByRole('navigation', {name: 'Main'}),
    ).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeInViewport();
    expect(await countScripts(page)).toBe(0);
    await expectHydrated(page, false);
  });

  testIsolated('prefetches them once the browser is idle', async ({page}) => {
    const fetched = page.waitForRequest(
      (request) =>
        request.url().includes('/assets/js/main') &&
        request.resourceType() === 'fetch',
    );
    await openWithoutReact(page, GUIDE);
    await fetched;
  });

  test('prefetches nothing for readers who save data', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      requests.push(request.url());
    });
    await openWithoutReact(page, GUIDE);
    expect(await page.evaluate('navigator.connection.saveData')).toBe(true);
    // Longer than the page waits for an idle moment, at most two seconds.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestIdleCallback(resolve, {timeout: 3000});
        }),
    );
    expect(requests.filter((url) => url.includes('/assets/js/'))).toEqual([]);
  });

  test('highlights the current section', async ({page}) => {
    await openWithoutReact(page, `${GUIDE}#what-every-task-needs`);
    await expect(page.locator('.table-of-contents__link--active')).toHaveText(
      'What every task needs',
    );
  });

  test('highlights only the first section before any is reached', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 400});
    await openWithoutReact(page, GUIDE);
    const links = page.locator('.toc-highlight');
    const weights = () =>
      links.evaluateAll((all) =>
        all.map((link) => Number(getComputedStyle(link).fontWeight) > 500),
      );
    const [first, ...rest] = await weights();
    expect(first).toBe(true);
    expect(rest).not.toContain(true);
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, 5000);
    await expect(page.locator('.table-of-contents__link--active')).toHaveCount(
      1,
    );
    expect((await weights())[0]).toBe(false);
  });

  test('does not measure sections while the contents button is hidden', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await openWithoutReact(page, `${GUIDE}#what-every-task-needs`);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 900);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled-down');
    const button = page.locator('.theme-doc-toc-mobile > button');
    await expect(button).toBeHidden();
    await expect(button).not.toHaveAttribute('data-section');
  });

  for (const path of KEY_PAGES) {
    test(`looks the same with all the styles of the site: ${path}`, async ({
      page,
    }) => {
      await openWithoutReact(page, path);
      const before = await readLooks(page);
      await page.evaluate(async () => {
        const {styles} = JSON.parse(
          document.getElementById('static-first')?.textContent ?? '',
        ) as {styles: string[]};
        for (const href of styles) {
          await new Promise((resolve, reject) => {
            const link = document.createElement('link');
            link.rel = 'stylesheet';
            link.href = href;
            link.onload = resolve;
            link.onerror = reject;
            document.head.append(link);
          });
        }
      });
      expect(await readLooks(page)).toEqual(before);
    });
  }
});

test.describe('before React runs', () => {
  test('the colour mode is switched, stored and part of the button’s name', async ({
    page,
  }) => {
    await openWithoutReact(page, GUIDE);
    const control = page.getByRole('button', {name: /Switch between/});
    await control.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(control).toHaveAccessibleName(/currently dark mode/);
    await openWithoutReact(page, GUIDE);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(control).toHaveAccessibleName(/currently dark mode/);
  });

  test('a change of the colour mode in another tab is applied', async ({
    page,
    context,
  }) => {
    await openWithoutReact(page, GUIDE);
    const other = await context.newPage();
    await other.goto(address('/'));
    await other.getByRole('button', {name: /Switch between/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await other.close();
  });

  test('the menu of a page opens and closes', async ({page}) => {
    await openWithoutReact(page, GUIDE);
    const more = page.getByRole('button', {name: 'More actions'});
    const entry = page.locator('[popover] > a').first();
    await more.click();
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await more.click();
    await page.getByRole('heading', {level: 1}).click();
    await expect(entry).toBeHidden();
    await expectHydrated(page, false);
  });

  test('the announcement is dismissed permanently', async ({page}) => {
    await openWithoutReact(page, GUIDE);
    const announcement = page.getByRole('region', {name: 'Announcement'});
    await announcement.getByRole('button', {name: 'Close'}).press('Enter');
    await expect(announcement).toBeHidden();
    // The focus moves as it does after hydration.
    await expect(
      page.getByRole('navigation', {name: 'Main'}).getByRole('link').first(),
    ).toBeFocused();
    await expectHydrated(page, false);
    await openWithoutReact(page, WITH_TABS);
    await expect(announcement).toBeHidden();
  });

  test('the sidebar keeps its scroll position', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await openWithoutReact(page, GUIDE);
    const menu = page.locator('.theme-doc-sidebar-container .menu');
    const measure = () => menu.evaluate((element) => element.scrollTop);
    const link = menu.getByRole('link', {name: 'One pod', exact: true});
    await link.scrollIntoViewIfNeeded();
    const before = await measure();
    expect(before).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(/single-pod-ml$/);
    await expectHydrated(page, false);
    expect(await measure()).toBe(before);
  });
});

test.describe('if scripts fail to load', () => {
  test('the page shows a message, and retries on demand', async ({
    page,
    complaints,
  }) => {
    let isBlocked = true;
    await page.route(SCRIPTS, (route) =>
      isBlocked ? route.abort() : route.continue(),
    );
    await openWithoutReact(page, GUIDE);
    await page.getByRole('button', {name: 'Search'}).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('did not load');
    isBlocked = false;
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(alert).toBeHidden();
    // The browser reports each aborted request.
    for (const complaint of complaints.splice(0)) {
      expect(complaint).toContain('net::ERR_FAILED');
    }
  });
});

test('Retry returns the focus to the control that was used', async ({
  page,
  complaints,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await openWithoutReact(page, GUIDE);
  const search = page.getByRole('button', {name: 'Search'});
  await search.focus();
  await page.keyboard.press('Enter');
  const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await expect(retry).toBeVisible();
  for (const complaint of complaints.splice(0)) {
    expect(complaint).toContain('net::ERR_FAILED');
  }
});

test('pages that need React immediately hydrate at once', async ({page}) => {
  await page.goto(address('/search?q=pod'));
  await expectHydrated(page, true);
});

test('a page that lists anchors of other pages hydrates for an unknown anchor', async ({
  page,
}) => {
  await page.route(address(GUIDE), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('<article', '<article data-hydrate-hash=""'),
    });
  });
  for (const [hash, isHydrated] of [
    ['#Order.total', true],
    ['#what-every-task-needs', false],
    ['', false],
  ] as const) {
    // Changing only the hash wouldn't load the page.
    await page.goto('about:blank');
    await page.goto(address(GUIDE + hash));
    await expect(page.locator('article[data-hydrate-hash]')).toHaveCount(1);
    await expectHydrated(page, isHydrated);
  }
});
