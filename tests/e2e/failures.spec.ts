import type {CDPSession, Locator, Page, Route} from '@playwright/test';
import {find, guide, partsOf} from './support/search';
import {SCRIPTS, watchRequests} from './support/scripts';
import {test} from './support/reset-window';
import {
  address,
  startHydration,
  expect,
  open,
  waitUntilHydrated,
} from './support/test';

/** The code of a page, which loads after the code of the site. */
const PIECES = /\/assets\/js\/(?!runtime|react|main)[^/]*\.js$/;

/** The browser's own messages about files that don't load. */
const MADE =
  /404|net::ERR_|integrity|ChunkLoadError|MIME|Loading (?:CSS )?chunk|Invalid or unexpected token|Unexpected (?:token|identifier|string)/;

const STYLES = '**/assets/css/*.css';

const loadingSearch = (page: Page) =>
  page.getByRole('dialog', {name: 'Search', exact: true});
const notice = (page: Page) => page.getByRole('alert');
const tutorials = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: 'Tutorials'});

function forgetMade(complaints: string[]): void {
  expect(complaints.splice(0).filter((text) => !MADE.test(text))).toEqual([]);
}

test('damaged code of a page is reported, and Retry reloads it', async ({
  page,
  complaints,
}) => {
  await page.route(PIECES, (route) =>
    route.fulfill({contentType: 'text/javascript', body: '"cut short'}),
  );
  await page.goto(address(guide));
  await startHydration(page);
  await expect(notice(page)).toContainText(/You can still read the rest/);
  await expect(page.locator('article h1')).toBeVisible();
  await page.unroute(PIECES);
  await page.getByRole('button', {name: 'Retry'}).click();
  await waitUntilHydrated(page);
  await expect(notice(page)).toHaveCount(0);
  forgetMade(complaints);
});

test('other pages can be opened while the code of a page never loads', async ({
  page,
}) => {
  await watchRequests(page);
  await open(page, '/');
  const held: (() => void)[] = [];
  await page.route(SCRIPTS, async (route) => {
    await new Promise<void>((resolve) => {
      held.push(resolve);
    });
    await route.continue().catch(() => undefined);
  });
  await tutorials(page).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page.locator('h1')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(address('/'));
  await page.unroute(SCRIPTS);
  for (const release of held) {
    release();
  }
  await page.goto(address('/blog'));
  await waitUntilHydrated(page);
  await expect(page.locator('h1')).toHaveText('Blog');
});

/** Failures of code that is loaded on demand. */
const LATER = {
  // After a deployment, the host no longer has the code of the old build; new
  // pages refer to the new code.
  'gone from the host': (route: Route) =>
    route.fulfill({status: 404, body: ''}),
  damaged: (route: Route) =>
    route.fulfill({contentType: 'text/javascript', body: '"cut short'}),
};

for (const [what, answer] of Object.entries(LATER)) {
  test(`code of the next page that is ${what} only causes one reload`, async ({
    page,
    complaints,
  }) => {
    await watchRequests(page);
    await open(page, '/');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route(PIECES, answer);
    page.once('domcontentloaded', () => {
      void page.unroute(PIECES);
    });
    await tutorials(page).click();
    await expect(page).toHaveURL(address('/tutorials/introduction'));
    await expect.poll(() => loads).toBeGreaterThan(0);
    await expect(page.locator('article h1')).toBeVisible();
    await page.reload();
    await waitUntilHydrated(page);
    await expect(notice(page)).toHaveCount(0);
    forgetMade(complaints);
  });

  test(`a search whose code is ${what} shows an error, and loads on Retry`, async ({
    page,
    complaints,
  }) => {
    await watchRequests(page);
    await open(page, guide);
    await page.route(PIECES, answer);
    await page.keyboard.press('Control+k');
    await expect(loadingSearch(page).getByRole('status')).toHaveText(
      'The search could not be loaded. You might want to check your network connection.',
    );
    await expect(page.getByRole('button', {name: 'Retry'})).toBeFocused();
    await page.unroute(PIECES);
    await page.keyboard.press('Enter');
    await expect(partsOf(page).input).toBeFocused();
    forgetMade(complaints);
  });
}

test('a page without its styles can be read and hydrates', async ({
  page,
  complaints,
}) => {
  await page.route(STYLES, (route) => route.abort());
  await page.goto(address(guide));
  await waitUntilHydrated(page);
  await expect(page.locator('article h1')).toBeVisible();
  await expect(
    page.getByRole('link', {name: 'Tutorials'}).first(),
  ).toBeVisible();
  forgetMade(complaints);
});

for (const [what, answer] of Object.entries({
  'gone from the host': (route: Route) =>
    route.fulfill({status: 404, contentType: 'text/html', body: ''}),
  damaged: (route: Route) =>
    route.fulfill({contentType: 'text/css', body: 'cut {sho'}),
})) {
  test(`a search whose styles are ${what} shows an error, and loads on Retry`, async ({
    page,
    complaints,
  }) => {
    await page.route(STYLES, answer);
    await open(page, guide);
    await page.keyboard.press('Control+k');
    await expect(loadingSearch(page).getByRole('status')).toHaveText(
      'The search could not be loaded. You might want to check your network connection.',
    );
    await page.unroute(STYLES);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(partsOf(page).input).toBeFocused();
    await expect(page.locator('.DocSearch-Container')).toHaveCSS(
      'position',
      'fixed',
    );
    forgetMade(complaints);
  });
}

/** Captures an element without waiting for fonts as Playwright does. */
async function capture(client: CDPSession, element: Locator): Promise<string> {
  const box = await element.boundingBox();
  const {data} = await client.send('Page.captureScreenshot', {
    clip: {x: 0, y: 0, width: 1, height: 1, ...box, scale: 1},
  });
  return data;
}

test('a page whose fonts never load uses fallback fonts, and the search works', async ({
  page,
  context,
}) => {
  let asked = 0;
  await page.route('**/*.woff2', () => {
    asked += 1;
  });
  await page.goto(address(guide), {waitUntil: 'commit'});
  const heading = page.locator('article h1');
  await expect(heading).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(0);
  // Text that waits for its font takes up space but isn't painted: once it is,
  // it differs from the same text in a transparent colour.
  const client = await context.newCDPSession(page);
  const setColor = (color: string) =>
    heading.evaluate((element, value) => {
      element.style.color = value;
    }, color);
  await setColor('transparent');
  const hidden = await capture(client, heading);
  await setColor('');
  await expect.poll(() => capture(client, heading)).not.toBe(hidden);
  await startHydration(page);
  await page.keyboard.press('Control+k');
  await find(page, 'pod');
  await page.keyboard.press('Enter');
  await expect(partsOf(page).dialog).toHaveCount(0);
  expect(
    await page.evaluate(() =>
      [...document.fonts].some(({status}) => status === 'loading'),
    ),
  ).toBe(true);
});

test('a search whose styles are stalled waits for them, and can be closed', async ({
  page,
}) => {
  const held: (() => void)[] = [];
  await page.route(STYLES, async (route) => {
    await new Promise<void>((resolve) => {
      held.push(resolve);
    });
    await route.continue().catch(() => undefined);
  });
  await open(page, guide);
  await page.keyboard.press('Control+k');
  await expect(loadingSearch(page).getByRole('status')).toHaveText(
    'Loading the search…',
  );
  await page.keyboard.press('Escape');
  await expect(loadingSearch(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(loadingSearch(page)).toBeVisible();
  await expect(partsOf(page).dialog).toHaveCount(0);
  await page.unroute(STYLES);
  for (const release of held) {
    release();
  }
  await expect(partsOf(page).input).toBeFocused();
});
