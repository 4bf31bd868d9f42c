import type {Page} from '@playwright/test';
import {product} from '../../config/product';
import {test} from './support/reset-window';
import {
  address,
  expect,
  findViolations,
  test as testIsolated,
  waitUntilHydrated,
} from './support/test';

testIsolated.use({savesData: true});

/** The browser's message about a page with status 404. */
const STATUS = expect.stringContaining('status of 404') as unknown;

/** Expects the hydrated page at its canonical URL. */
async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(address(path));
  await waitUntilHydrated(page);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(
    'Page Not Found',
  );
}

for (const [wrong, right] of [
  ['/Blog', '/blog'],
  ['/guides/sdk', '/guides/SDK'],
  ['/GUIDES/sdk/Environment-Variables', '/guides/SDK/environment-variables'],
  ['/Guides/SDK.html?from=mail#next', '/guides/SDK?from=mail#next'],
] as const) {
  test(`${wrong} redirects to the page with the correct spelling`, async ({
    page,
    complaints,
  }) => {
    const response = await page.goto(address(wrong));
    expect(response?.status()).toBe(404);
    await expectPage(page, right);
    // The router and the page from the host agree, so there are no other messages.
    expect(complaints.splice(0)).toEqual([STATUS]);
  });
}

testIsolated(
  'the not-found page is not hydrated while the correct page loads',
  async ({page, complaints}) => {
    const right = address('/guides/SDK/environment-variables');
    // Enough frames for React to hydrate the wrong page, if it were started.
    await page.addInitScript(() => {
      let frames = 0;
      const count = () => {
        frames += 1;
        if (frames < 120) {
          requestAnimationFrame(count);
        } else {
          void fetch('/frames-are-over');
        }
      };
      requestAnimationFrame(count);
    });
    let go = (): void => undefined;
    const isTime = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/frames-are-over', async (route) => {
      go();
      await route.fulfill({status: 204});
    });
    await page.route(`**${right}`, async (route) => {
      await isTime;
      await route.continue();
    });
    await page.goto(address('/Guides/SDK/environment-variables'));
    await expectPage(page, '/guides/SDK/environment-variables');
    expect(complaints.splice(0)).toEqual([STATUS]);
  },
);

test('going back after a redirect returns to the page before', async ({
  page,
  complaints,
}) => {
  await page.goto(address('/blog/welcome'));
  await waitUntilHydrated(page);
  await page.goto(address('/Blog'));
  await expectPage(page, '/blog');
  await page.goBack();
  await expectPage(page, '/blog/welcome');
  expect(complaints.splice(0)).toEqual([STATUS]);
});

for (const path of [
  '/guides/no/such/page',
  '/tutorials/no-such-page',
  `/api/${product.sdk.package}/no_such_module`,
  '/no/such/page',
]) {
  test(`[2.8] ${path} has the not-found title before and after scripts run`, async ({
    page,
    request,
    complaints,
  }) => {
    const title = `Page Not Found | ${product.name}`;
    const html = await (await request.get(address(path))).text();
    expect(html).toContain(`>${title}</title>`);
    await page.goto(address(path));
    await waitUntilHydrated(page);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Page Not Found',
    );
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute(
      'content',
      'noindex',
    );
    for (const name of ['Guides', 'Tutorials', 'API Reference']) {
      const card = page
        .getByRole('main')
        .getByRole('link', {name, exact: true});
      await expect(card).toBeVisible();
    }
    expect(await findViolations(page, 'structure')).toEqual([]);
    expect(complaints.splice(0)).toEqual([STATUS]);
  });
}

for (const [wrong, right] of [
  ['//blog', '/blog'],
  ['/guides//SDK', '/guides/SDK'],
  ['/guides///SDK//', '/guides/SDK'],
] as const) {
  test(`${wrong} redirects to the URL without doubled slashes`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL ?? '-'}${address(wrong)}`);
    await expectPage(page, right);
  });
}

test('the not-found page answers with status 404 at its own URLs', async ({
  request,
}) => {
  for (const path of ['/404', '/404.html']) {
    expect((await request.get(address(path))).status(), path).toBe(404);
  }
});
