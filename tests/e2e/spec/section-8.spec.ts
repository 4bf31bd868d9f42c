import type {Page} from '@playwright/test';
import {product} from '../../../config/product';
import {
  breakPages,
  rewriteScripts,
  SCRIPTS,
  watchRequests,
} from '../support/scripts';
import {guide} from '../support/search';
import {
  address,
  startHydration,
  expect,
  findViolations,
  open,
  saveData,
  test,
  waitUntilHydrated,
} from '../support/test';

const tutorials = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: 'Tutorials'});
const box = (page: Page) => page.getByRole('alert');

/** Removes the expected errors from the page's messages. */
function forget(complaints: string[], made: RegExp): void {
  expect(complaints.splice(0).filter((text) => !made.test(text))).toEqual([]);
}

test('[2.26] [4.11] [8.1] a page that crashes shows a message, and Try again clears the error', async ({
  page,
  complaints,
}) => {
  await breakPages(page);
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, {broken: true}));
  await tutorials(page).click();
  await expect(page.locator('h1')).toHaveText('This page crashed');
  await expect(page).toHaveTitle('Page Error');
  await expect(box(page)).toHaveText(
    /The chart broke\s+Cause:\s+There are no figures/,
  );
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      colorScheme,
    );
    expect(await findViolations(page, 'colours')).toEqual([]);
  }
  await page.evaluate(() => Object.assign(window, {broken: false}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page).not.toHaveTitle('Page Error');
  forget(complaints, /chart broke/);
});

test('[8.1] [8.9] a failing navbar item is reported by name, even if the layout crashes', async ({
  page,
  complaints,
}) => {
  await saveData(page.context());
  await rewriteScripts(page, (code) =>
    code.replace('{type:"localeDropdown",', '{type:"noSuchItem",'),
  );
  await page.goto(address(guide));
  await startHydration(page);
  await expect(page.locator('h1')).toHaveText('This page crashed');
  await expect(page).toHaveTitle('Page Error');
  await expect(box(page)).toContainText('"noSuchItem"');
  await expect(box(page)).toContainText('navbar.items');
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  forget(complaints, /navbar item|noSuchItem|NavbarItem/);
});

test('[8.5] [2.27] code that fails to load is reported with its error, and Retry loads it', async ({
  page,
  complaints,
}) => {
  const isPiece = /\/assets\/js\/(?!runtime|react|main)[^/]*\.js$/;
  await page.route(isPiece, (route) => route.fulfill({status: 404, body: ''}));
  await page.goto(address(guide));
  await startHydration(page);
  await expect(box(page)).toContainText(/Loading chunk \w+ failed/);
  await expect(page.locator('article h1')).toBeVisible();
  await page.unroute(isPiece);
  await page.getByRole('button', {name: 'Retry'}).click();
  await waitUntilHydrated(page);
  await expect(box(page)).toHaveCount(0);
  forget(complaints, /404|ChunkLoadError|MIME/);
});

test('[8.6] a failed preload reloads the page once', async ({
  page,
  complaints,
}) => {
  await watchRequests(page);
  await open(page, '/');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const isPiece = /\/assets\/js\/(?!runtime|react|main)[^/]*\.js$/;
  await page.route(isPiece, (route) => route.fulfill({status: 404, body: ''}));
  await tutorials(page).click();
  // The requested page is shown as the host delivers it.
  await expect(page.locator('article h1')).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await startHydration(page);
  await expect(box(page)).toBeVisible();
  await page.unroute(isPiece);
  await page.getByRole('button', {name: 'Retry'}).click();
  await waitUntilHydrated(page);
  expect(loads).toBe(1);
  forget(complaints, /404|ChunkLoadError|MIME|Loading chunk/);
});

test('an open page works offline, and the next one opens once the network is back', async ({
  page,
  context,
  complaints,
}) => {
  await watchRequests(page);
  await open(page, '/');
  // Prefetched pages would open offline.
  await page.route(SCRIPTS, (route) => route.continue());
  await context.setOffline(true);
  await tutorials(page).click();
  await expect(box(page)).toContainText('The next page could not be loaded');
  await expect(page.locator('h1')).toHaveCount(1);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(box(page)).toBeVisible();
  await page.getByRole('button', {name: 'Stay on this page'}).click();
  await expect(box(page)).toHaveCount(0);
  await expect(page).toHaveURL(address('/'));
  await tutorials(page).click();
  await expect(box(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('article h1')).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  forget(complaints, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});

test('[8.7] a site under a wrong base URL shows a banner with the right one', async ({
  page,
  request,
  complaints,
}) => {
  const home = await (await request.get(address('/'))).text();
  await page.route('**/*', (route) =>
    new URL(route.request().url()).pathname === '/handbook/'
      ? route.fulfill({contentType: 'text/html', body: home})
      : route.fulfill({status: 404, body: ''}),
  );
  await page.goto('/handbook/');
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await expect(banner).toContainText('did not load properly');
  await expect(banner).toContainText(
    `Current configured baseUrl = ${product.baseUrl}`,
  );
  await expect(banner).toContainText('We suggest trying baseUrl = /handbook/');
  // Leave the page, because its idle prefetches would fail later.
  await page.goto('about:blank');
  forget(complaints, /404|MIME|Content Security Policy/);
});

test('[8.13] the page works if storage is not available', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
  await saveData(page.context());
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, guide);
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('storage is not available'),
  ]);
  await page
    .getByRole('button', {name: /Switch between dark and light/})
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('button', {name: 'Close'})).toHaveCount(0);
});

/** Opens a page with an error in its code, and expects a message about it. */
async function expectToldOf(
  {page, complaints}: {page: Page; complaints: string[]},
  [code, replacement]: readonly [RegExp, string],
  message: RegExp,
): Promise<void> {
  await saveData(page.context());
  await rewriteScripts(page, (text) => text.replace(code, replacement));
  await page.goto(address(guide));
  await startHydration(page);
  await expect(page.locator('h1')).toHaveText('This page crashed');
  await expect(page.getByText(message).first()).toBeVisible();
  forget(complaints, new RegExp(`${message.source}|error`));
}

test('[8.8] an unknown sidebar or doc lists the known ones', async ({
  page,
  complaints,
}) => {
  await expectToldOf(
    {page, complaints},
    [/sidebarId:"guides"/, 'sidebarId:"nowhere"'],
    /sidebar with id "nowhere"[\s\S]*Available sidebar ids are:\s*- guides/,
  );
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await expectToldOf(
    {page, complaints},
    [
      /type:"docSidebar",docsPluginId:"guides",sidebarId:"guides"/,
      'type:"doc",docsPluginId:"guides",docId:"nowhere"',
    ],
    /nowhere[\s\S]*Available doc ids are:\s*- \S+/,
  );
});

test('[8.10] a page without a default export reports that it cannot be rendered', async ({
  page,
  complaints,
}) => {
  await expectToldOf(
    {page, complaints},
    [/default:\(\)=>\w+,frontMatter/, 'frontMatter'],
    /doesn't have a default export. This makes it impossible to render/,
  );
});

test('[8.11] a missing route context is reported', async ({
  page,
  complaints,
}) => {
  await expectToldOf(
    {page, complaints},
    [/(\w+)=\w+\.__context\b/, '$1=null'],
    /Unexpected: no route context found/,
  );
  await expect(page.getByRole('alert')).not.toContainText('Docusaurus');
});

test('[8.12] a missing colour mode provider is reported', async ({
  page,
  complaints,
}) => {
  await expectToldOf(
    {page, complaints},
    [
      /(\w+)=\(0,\w+\.useContext\)\(\w+\);(if\(null==\w+\)throw new [\w.]+\("ColorModeProvider")/,
      '$1=null;$2',
    ],
    /outside the <ColorModeProvider>/,
  );
});
