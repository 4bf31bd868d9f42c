import type {Page} from '@playwright/test';
import {guide} from '../support/search';
import {expect, open, saveData, test, waitUntilHydrated} from '../support/test';

test('[7.1] [7.2] pages request only files of the site, and the code of a page when it is opened', async ({
  page,
  baseURL,
}) => {
  const requests: {url: string; method: string}[] = [];
  page.on('request', (request) => {
    requests.push({url: request.url(), method: request.method()});
  });
  const countScripts = () =>
    new Set(requests.map(({url}) => url).filter((url) => url.endsWith('.js')))
      .size;
  await open(page, guide);
  const before = countScripts();
  await page.locator('.pagination-nav').getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${guide}$`));
  await waitUntilHydrated(page);
  expect(countScripts()).toBeGreaterThan(before);
  expect(
    requests.filter(
      ({url, method}) =>
        !url.startsWith(baseURL ?? '-') || !['GET', 'HEAD'].includes(method),
    ),
  ).toEqual([]);
});

/** Records the scripts that are prefetched rather than run. */
function noteAhead(page: Page): string[] {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().endsWith('.js')) {
      ahead.push(request.url());
    }
  });
  return ahead;
}

test('[7.3] the page behind a link is prefetched once', async ({page}) => {
  await open(page, guide);
  const ahead = noteAhead(page);
  const link = page.locator('.pagination-nav').getByRole('link').first();
  await link.hover();
  await expect(link).toBeInViewport();
  await expect.poll(() => ahead.length).toBeGreaterThan(0);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await page.mouse.move(0, 0);
  await link.hover();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(resolve)),
  );
  expect(ahead).toEqual([...new Set(ahead)]);
});

for (const [name, connection] of Object.entries({
  'on slow 2g': {effectiveType: 'slow-2g', saveData: false},
  'on 2g': {effectiveType: '2g', saveData: false},
  'when saving data': {effectiveType: '4g', saveData: true},
})) {
  test(`[7.4] nothing is prefetched ${name}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    const ahead = noteAhead(page);
    await open(page, guide);
    const link = page.locator('.pagination-nav').getByRole('link').first();
    await link.hover();
    await expect(link).toBeInViewport();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(resolve)),
    );
    expect(ahead).toEqual([]);
  });
}

test('[7.13] the selected version is stored', async ({page}) => {
  await saveData(page.context());
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, guide);
  const dropdown = page.getByRole('button', {name: 'Version: Next'});
  await dropdown.hover();
  await page
    .locator('.dropdown', {has: dropdown})
    .locator('.dropdown__menu')
    .getByRole('link', {name: 'Next'})
    .click();
  await expect
    .poll(() =>
      page.evaluate(() =>
        localStorage.getItem('docs-preferred-version-guides'),
      ),
    )
    .toBe('current');
});
