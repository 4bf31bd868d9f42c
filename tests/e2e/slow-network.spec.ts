import {SCRIPTS} from './support/scripts';
import {guide, partsOf} from './support/search';
import {address, expect, test, waitUntilAlive} from './support/test';

/** What Chrome calls slow 3G: bytes a second, and milliseconds. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

/** What a first page may cost, in bytes on the wire. */
const BUDGET = {beforeScripts: 100_000, whole: 400_000};

test('on slow 3G with a slow processor, a page is read before its scripts are there, and then reacts', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_3G);
  await client.send('Emulation.setCPUThrottlingRate', {rate: 6});
  let bytes = 0;
  client.on('Network.loadingFinished', ({encodedDataLength}) => {
    bytes += encodedDataLength;
  });
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await isReleased;
    await route.continue();
  });

  await page.goto(address(guide), {waitUntil: 'commit'});
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page.locator('article p').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'false',
  );
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          'renderBlockingStatus' in entry &&
          entry.renderBlockingStatus === 'blocking',
      )
      .map(({name}) => name),
  );
  expect(blocking).toHaveLength(1);
  expect(blocking[0]).toMatch(new RegExp(`^${baseURL ?? '-'}/.+\\.css$`));
  expect(bytes).toBeLessThan(BUDGET.beforeScripts);
  // A link is a link before anything has made more of it.
  const next = page.locator('.pagination-nav').getByRole('link').first();
  expect(await next.getAttribute('href')).toMatch(/^\//);

  release();
  await waitUntilAlive(page);
  expect(bytes).toBeLessThan(BUDGET.whole);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('link').first()).toBeVisible();
  await menu.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(menu.getByRole('link').first()).not.toBeInViewport();
  await page
    .getByRole('button', {name: /Search/})
    .first()
    .click();
  await expect(partsOf(page).input).toBeFocused();
  await page.keyboard.press('Escape');
  await next.click();
  await expect(page).not.toHaveURL(address(guide));
  await expect(page.locator('article h1')).toBeVisible();
});
