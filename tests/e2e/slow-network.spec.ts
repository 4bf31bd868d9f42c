import {createServer} from 'node:http';
import type {Page} from '@playwright/test';
import {product} from '../../config/product';
import {createSiteHandler} from 'docusaurus-plugin-secure-static/serve';
import {SCRIPTS} from './support/scripts';
import {guide, partsOf} from './support/search';
import {test} from './support/reset-window';
import {
  address,
  startHydration,
  expect,
  open,
  waitUntilHydrated,
  test as testIsolated,
} from './support/test';

/** Chrome's slow 3G profile: bytes per second, and milliseconds. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

/** Limits for a first page, in bytes on the wire. */
const BUDGET = {beforeScripts: 80_000, whole: 400_000};

// Prefetched files would count twice, because tests that hold requests have no
// cache.
testIsolated.use({savesData: true});

testIsolated(
  'on slow 3G with a slow processor, a page is readable before its scripts load, and then interactive',
  async ({page, context}) => {
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
    expect(blocking).toEqual([]);
    expect(bytes).toBeLessThan(BUDGET.beforeScripts);
    // Links work before hydration.
    const next = page.locator('.pagination-nav').getByRole('link').first();
    expect(await next.getAttribute('href')).toMatch(/^\//);

    release();
    await waitUntilHydrated(page);
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
  },
);

/**
 * Holds scripts back until they are released.
 *
 * @returns the function that releases them.
 */
async function holdScripts(
  page: Page,
  held: RegExp | string,
): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(held, async (route) => {
    await isReleased;
    // A page that was left no longer needs its scripts.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(held);
  };
}

/** The code of a page, which loads after the code of the site. */
const PIECES = /\/assets\/js\/(?!runtime|react|main)[^/]*\.js$/;

test('interactions before hydration are not lost', async ({page}) => {
  const {input, hits} = partsOf(page);
  const html = page.locator('html');
  const openEarly = async (path: string) => {
    await page.goto(address(path));
    await startHydration(page);
    await page.waitForFunction(() => 'docusaurus' in window);
    await expect(html).toHaveAttribute('data-has-hydrated', 'false');
  };

  let release = await holdScripts(page, PIECES);
  await openEarly(guide);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pox');
  await page.keyboard.press('Backspace');
  // Some keyboards have characters of two code units, of which half isn't text.
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {key: '🚢', bubbles: true}),
    ),
  );
  await page.keyboard.press('Backspace');
  await page.keyboard.type('d');
  await release();
  await expect(input).toHaveValue('pod');
  await expect(hits.first()).toBeVisible();

  release = await holdScripts(page, PIECES);
  await openEarly('/blog/welcome');
  await page.getByRole('button', {name: 'Search'}).click();
  await release();
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('');

  release = await holdScripts(page, SCRIPTS);
  await page.goto(address('/search'), {waitUntil: 'commit'});
  await page.getByRole('searchbox').fill('pod');
  await expect(html).toHaveAttribute('data-has-hydrated', 'false');
  await release();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /[\d,]+ results/,
  );
  await expect(page).toHaveURL(address('/search?q=pod'));

  release = await holdScripts(page, SCRIPTS);
  await page.goto(address(guide), {waitUntil: 'commit'});
  const next = page.locator('.pagination-nav').getByRole('link').first();
  const target = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(target ?? '-');
  await expect(page.locator('article h1')).toBeVisible();
  await release();
  await waitUntilHydrated(page);
});

test('a picture that failed to load appears once the network is back', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, guide);
  await context.setOffline(true);
  await page.evaluate((src) => {
    const image = new Image();
    image.alt = 'late';
    image.src = src;
    document.querySelector('article')?.append(image);
  }, address('/img/logo.svg?late'));
  const width = () =>
    page
      .getByAltText('late')
      .evaluate((node: HTMLImageElement) => node.naturalWidth);
  await expect.poll(() => complaints.splice(0).join()).toContain('net::ERR_');
  expect(await width()).toBe(0);
  await context.setOffline(false);
  await expect.poll(width).toBeGreaterThan(0);
  // Failed prefetches are expected, too.
  expect(
    complaints.splice(0).filter((text) => !text.includes('net::ERR_')),
  ).toEqual([]);
});

test('a download from an unreachable host does not affect the page, and works later', async ({
  page,
  complaints,
}) => {
  const server = createServer(createSiteHandler('build', product.baseUrl));
  const listen = async (port: number) => {
    await new Promise<void>((resolve) => {
      server.listen(port, 'localhost', resolve);
    });
    const own = server.address();
    return typeof own === 'object' && own ? own.port : 0;
  };
  const port = await listen(0);
  await page.goto(
    `http://localhost:${port}${address('/tutorials/connecting-data-and-creating-pods/running-a-pod')}`,
  );
  await waitUntilHydrated(page);
  const download = async () => {
    const begun = page.waitForEvent('download');
    await page.getByRole('link', {name: 'Download notebook'}).click();
    return (await begun).failure();
  };
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await download()).not.toBeNull();
  await expect(page.locator('article h1')).toBeVisible();
  await listen(port);
  expect(await download()).toBeNull();
  server.closeAllConnections();
  server.close();
  // Failed prefetches are expected, too.
  expect(
    complaints.splice(0).filter((text) => !text.includes('net::ERR_')),
  ).toEqual([]);
});
