import type {Page, Route} from '@playwright/test';
import {SCRIPTS, watchRequests} from '../support/scripts';
import {
  find,
  forgetRequests,
  guide,
  INDEX,
  openModal,
  partsOf,
} from '../support/search';
import {test} from '../support/reset-window';
import {expect, open, test as testIsolated} from '../support/test';

testIsolated.use({savesData: true});

const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'the network is down': (route) => route.abort(),
  'the index is missing': (route) =>
    route.fulfill({
      status: 404,
      contentType: 'text/html',
      body: '<h1>404</h1>',
    }),
  'the index is an HTML page': (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><p>Hi'}),
  'the index is truncated': (route) =>
    route.fulfill({contentType: 'application/json', body: '{"format":1,"bui'}),
  'the index has another shape': (route) =>
    route.fulfill({contentType: 'application/json', body: '{"format":1}'}),
  'the host fails': (route) => route.fulfill({status: 503, body: ''}),
};

async function expectApology(page: Page): Promise<void> {
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await expect(
    page.getByText('You might want to check your network connection.'),
  ).toBeVisible();
  await expect(page.locator('.DocSearch-Container')).toHaveClass(/--Errored/);
}

test('[8.2] [8.14] the modal reports any failure of the index, and retries', async ({
  page,
  complaints,
}) => {
  await watchRequests(page);
  const {input, hits} = partsOf(page);
  for (const [name, fail] of Object.entries(FAILURES)) {
    await test.step(name, async () => {
      await open(page, guide);
      await page.route(INDEX, fail);
      await page.keyboard.press('Control+k');
      await input.fill('pod');
      await expectApology(page);
      await page.unroute(INDEX);
      await page.getByRole('button', {name: 'Retry'}).click();
      await expect(hits.first()).toBeVisible();
      expect(forgetRequests(complaints)).toEqual([]);
    });
  }
  await page.keyboard.press('Enter');
  await expect(partsOf(page).dialog).toHaveCount(0);
});

test('damaged shards of the index show an error, and are reloaded for the next query', async ({
  page,
  complaints,
}) => {
  await watchRequests(page);
  const {input, hits} = partsOf(page);
  for (const pattern of ['**/terms-*', '**/records-*']) {
    await openModal(page);
    await page.route(pattern, (route) =>
      route.fulfill({body: 'not what it was'}),
    );
    await input.fill('pod');
    await expectApology(page);
    await page.unroute(pattern);
    await input.fill('pods');
    await expect(hits.first()).toBeVisible();
  }
  expect(forgetRequests(complaints)).toEqual([]);
});

test('an error disappears with the failed query', async ({
  page,
  complaints,
}) => {
  await page.route(INDEX, (route) => route.abort());
  await openModal(page);
  const {input} = partsOf(page);
  await input.fill('pod');
  await expectApology(page);
  await input.fill('');
  await expect(page.getByText('No recent searches')).toBeVisible();
  await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
  expect(forgetRequests(complaints)).toEqual([]);
});

testIsolated(
  'a page that goes offline keeps working, and reports what fails',
  async ({page, complaints, context}) => {
    await open(page, guide);
    const {dialog, input, hits} = partsOf(page);
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    const loading = page.getByRole('dialog', {name: 'Search', exact: true});
    await expect(loading.getByRole('status')).toHaveText(
      'The search could not be loaded. You might want to check your network connection.',
    );
    await page.keyboard.press('Escape');
    await expect(loading).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();

    await page.keyboard.press('Control+k');
    await expect(loading).toBeVisible();
    await context.setOffline(false);
    await expect(input).toBeFocused();
    await find(page, 'pod');

    await context.setOffline(true);
    await input.fill('quantum ledger');
    await expectApology(page);
    await input.fill('pod');
    await expect(hits.first()).toBeVisible();
    await input.fill('quantum ledger');
    await expectApology(page);
    await context.setOffline(false);
    await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
    await expect(dialog.getByRole('status')).toHaveText(/hits?\.$|found\.$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(forgetRequests(complaints)).toEqual([]);
  },
);

test('a search that is lost while the network comes back is retried', async ({
  page,
  complaints,
}) => {
  const {input} = partsOf(page);
  const lost: Route[] = [];
  let isOffline = false;
  await page.route(SCRIPTS, async (route) => {
    if (isOffline) {
      lost.push(route);
    } else {
      await route.continue();
    }
  });
  const goOffline = async () => {
    await open(page, guide);
    isOffline = true;
    await page.keyboard.press('Control+k');
  };
  const comeBack = async () => {
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    isOffline = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await Promise.all(
      lost.splice(0).map(async (route) => route.abort('failed')),
    );
    await expect(input).toBeFocused();
  };

  await test.step('if it fails later', async () => {
    await goOffline();
    await comeBack();
  });
  await test.step('if one part has failed before', async () => {
    await goOffline();
    await expect.poll(() => lost.length).toBeGreaterThan(1);
    await lost.shift()?.abort('failed');
    const loading = page.getByRole('dialog', {name: 'Search', exact: true});
    await expect(loading.getByRole('status')).toHaveText(/could not be loaded/);
    await comeBack();
  });
  expect(forgetRequests(complaints)).toEqual([]);
});

testIsolated(
  '[8.13] the search works without storage',
  async ({page, complaints}) => {
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {get: deny});
      }
    });
    await openModal(page);
    await find(page, 'pod');
    await page.keyboard.press('Enter');
    await expect(partsOf(page).dialog).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByText('No recent searches')).toBeVisible();
    await open(page, '/search?q=pod');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      /[\d,]+ results/,
    );
    // Docusaurus warns about the storage, and there are no other messages.
    expect(complaints.join()).toMatch(/storage/i);
    expect(
      complaints.splice(0).filter((text) => !/storage/i.test(text)),
    ).toEqual([]);
  },
);

test('the search page reports a failure, and retries', async ({
  page,
  complaints,
}) => {
  for (const [name, fail] of Object.entries(FAILURES)) {
    await test.step(name, async () => {
      await page.route(INDEX, fail);
      await open(page, '/search?q=pod');
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toHaveText(
        'Unable to fetch results. You might want to check your network connection.',
      );
      await page.unroute(INDEX);
      await page.getByRole('button', {name: 'Retry'}).click();
      await expect(status).toHaveText(/[\d,]+ results/);
      expect(forgetRequests(complaints)).toEqual([]);
    });
  }
});

test('a closed search that could not be loaded leaves all keys to the page', async ({
  page,
  complaints,
}) => {
  await watchRequests(page);
  await open(page, guide);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.keyboard.press('Control+k');
  const loading = page.getByRole('dialog', {name: 'Search', exact: true});
  await expect(loading.getByRole('status')).toHaveText(/could not be loaded/);
  await page.keyboard.type('lost');
  // The space bar presses the button, although other letters are kept.
  await loading.getByRole('button', {name: 'Close'}).press('Space');
  await expect(loading).toHaveCount(0);
  await page.keyboard.press('j');
  await page.unroute(SCRIPTS);
  await page.keyboard.press('Control+k');
  await expect(partsOf(page).input).toBeFocused();
  await expect(partsOf(page).input).toHaveValue('');
  expect(forgetRequests(complaints)).toEqual([]);
});
