import fs from 'node:fs';
import path from 'node:path';
import {expect as baseExpect, type Page} from '@playwright/test';
import {apiClientVersion} from 'algoliasearch/lite';
import {afterAll, afterEach, beforeAll, beforeEach, describe, it} from 'vitest';
import {partsOf} from '../../e2e/support/search';
import {waitUntilAlive} from '../../e2e/support/test';
import {listFiles} from '../site/site';
import type {Call, Mishap} from './fake-algolia';
import {APP_ID, INDEX, openHostedSite, type HostedSite} from './hosted-site';

const GUIDE = '/guides/getting-started/introduction-to-harbour';
const READ_HOST = 'harbour-dsn.algolia.net';
const OTHER_HOSTS = [1, 2, 3].map(
  (number) => `harbour-${number}.algolianet.com`,
);
const TWO_MINUTES = 120_000;
const TAG = '<img src=x onerror=window.hit=1>';
const APOLOGY =
  'Unable to fetch results. You might want to check your network connection.';

const expect = baseExpect.configure({timeout: 20_000});

let site: HostedSite;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  site = await openHostedSite();
});

afterAll(() => site.close());

beforeEach(async () => {
  site.algolia.calls.splice(0);
  site.algolia.mishap = () => undefined;
  complaints = [];
  page = await site.openWindow();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});

afterEach(async () => {
  await page.context().close();
  // What the browser itself says of requests that fail is no fault of a page.
  expect(
    complaints.filter((text) => !text.startsWith('Failed to load resource')),
  ).toEqual([]);
});

async function open(target: string): Promise<void> {
  await page.goto(site.address(target));
  await waitUntilAlive(page);
}

async function openModal(): Promise<void> {
  await open(GUIDE);
  await page.keyboard.press('Control+k');
  await expect(partsOf(page).input).toBeFocused();
}

/** Stops the clock of the page. */
async function holdTime(): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Asks the page's own server, after which all that was asked before is known. */
async function settle(): Promise<void> {
  await page.evaluate(async (url) => {
    await fetch(url);
  }, site.address('/'));
}

function hostsAsked(): string[] {
  return site.algolia.calls.map(({host}) => host);
}

/** Asks in the modal and waits for hits of this query. */
async function ask(query: string): Promise<void> {
  const {input, hits} = partsOf(page);
  await input.fill(query);
  await expect(hits.locator('mark').first()).toHaveText(
    new RegExp(`^${query}$`, 'i'),
  );
}

/** The parameters of the request that a call brought. */
function requestOf(call: Call | undefined): Record<string, unknown> {
  const body = call?.body as {requests: Record<string, unknown>[]} | undefined;
  return body?.requests[0] ?? {};
}

function lastRequest(): Record<string, unknown> {
  return requestOf(site.algolia.calls.at(-1));
}

function befall(mishap: Mishap, isHit: (call: Call) => boolean): void {
  site.algolia.mishap = (call) => (isHit(call) ? mishap : undefined);
}

async function expectApology(): Promise<void> {
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await expect(
    page.getByText('You might want to check your network connection.'),
  ).toBeVisible();
  await expect(page.locator('.DocSearch-Container')).toHaveClass(/--Errored/);
}

function makeRecord(url: string, fields: object = {}) {
  return {
    objectID: url,
    url,
    type: 'lvl1',
    hierarchy: {lvl0: 'Guides', lvl1: `Buoy ${url}`},
    content: 'A buoy swims.',
    language: 'en',
    docusaurus_tag: 'default',
    ...fields,
  };
}

/** Adds records to the index until the test ends. */
async function withRecords(
  records: ReturnType<typeof makeRecord>[],
  run: () => Promise<void>,
): Promise<void> {
  const known = site.algolia.indices.get(INDEX)?.records;
  records.forEach((record) => known?.set(record.objectID, record));
  try {
    await run();
  } finally {
    records.forEach(({objectID}) => known?.delete(objectID));
  }
}

describe('what is asked', () => {
  it('[7.5] [7.6] [7.7] [7.8] each key that is pressed sends one whole request to the read host', async () => {
    await openModal();
    expect(site.algolia.calls).toEqual([]);
    await page.keyboard.type('quay');
    await expect(partsOf(page).hits.first()).toBeVisible();
    // Keys pressed in quick succession send requests that overtake each other.
    const asked = () =>
      site.algolia.calls.map((call) => requestOf(call).query).sort();
    await expect.poll(asked).toEqual(['q', 'qu', 'qua', 'quay']);
    for (const call of site.algolia.calls) {
      expect(call).toMatchObject({
        method: 'POST',
        host: READ_HOST,
        path: '/1/indexes/*/queries',
        params: {
          'x-algolia-application-id': APP_ID,
          'x-algolia-api-key': 'search-key',
        },
      });
    }
    const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    const last = site.algolia.calls.find(
      (call) => requestOf(call).query === 'quay',
    );
    expect(last?.body).toEqual({
      requests: [
        {
          query: 'quay',
          indexName: INDEX,
          attributesToRetrieve: [
            'hierarchy.lvl0',
            ...levels,
            'content',
            'type',
            'url',
          ],
          attributesToSnippet: [
            ...levels.map((level) => `${level}:10`),
            'content:10',
          ],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics: false,
          facetFilters: [
            'language:en',
            [
              'docusaurus_tag:default',
              'docusaurus_tag:docs-guides-current',
              'docusaurus_tag:docs-tutorials-current',
              'docusaurus_tag:docs-api-current',
            ],
          ],
        },
      ],
    });
  });

  it('[9.5] a small screen asks for snippets of five words', async () => {
    await page.setViewportSize({width: 768, height: 800});
    await openModal();
    await partsOf(page).input.fill('quay');
    await expect(partsOf(page).hits.first()).toBeVisible();
    expect(lastRequest().attributesToSnippet).toContain('content:5');
  });

  it('a section that is chosen by keyboard is sent as a filter', async () => {
    await openModal();
    const {dialog, input, groups} = partsOf(page);
    await input.fill('harbour');
    await expect(groups.nth(1)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', {name: 'Guides'})).toBeChecked();
    await expect(groups).toHaveCount(1);
    await expect(groups).toHaveAccessibleName('Guides');
    expect(lastRequest()).toMatchObject({
      query: 'harbour',
      facetFilters: expect.arrayContaining([
        'language:en',
        'hierarchy.lvl0:Guides',
      ]),
    });
  });
});

describe('what is loaded', () => {
  const scripts = () =>
    listFiles(site.built).filter((file) => file.endsWith('.js'));
  const read = (file: string) =>
    fs.readFileSync(path.join(site.built, file), 'utf8');

  it('the client comes with the modal, and the embedded engine never', async () => {
    const loaded: string[] = [];
    page.on('response', (response) => {
      loaded.push(new URL(response.url()).pathname.replace('/handbook/', ''));
    });
    const clients = scripts().filter((file) =>
      read(file).includes(JSON.stringify(apiClientVersion)),
    );
    const engines = scripts().filter((file) =>
      read(file).includes('manifest.json'),
    );
    expect([clients.length, engines.length]).toEqual([1, 1]);
    await open(GUIDE);
    expect(loaded).not.toContain(clients[0]);
    await page.getByRole('button', {name: 'Search'}).hover();
    await expect.poll(() => loaded).toContain(clients[0]);
    expect(site.algolia.calls).toEqual([]);
    await page.keyboard.press('/');
    await partsOf(page).input.fill('quay');
    await expect(partsOf(page).hits.first()).toBeVisible();
    await open('/search?q=quay');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      /\d+ results?/,
    );
    expect(loaded).not.toContain(engines[0]);
    expect(loaded.join()).not.toContain('search-index');
    expect(listFiles(site.built).join()).not.toContain('search-index/');
  });

  it('pages may reach the hosts of the search, and no other', async () => {
    const response = await page.goto(site.address(GUIDE));
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(
      "connect-src 'self' https://*.algolia.net https://*.algolianet.com;",
    );
    await page.evaluate(() =>
      fetch('https://elsewhere.test/').catch(() => undefined),
    );
    expect(complaints.splice(0).join()).toContain('https://elsewhere.test/');
  });
});

describe('hosts that fail', () => {
  it('[7.10] [8.2] every host is asked once, the read host first, before readers are told', async () => {
    befall('drop', () => true);
    await openModal();
    const {input, hits} = partsOf(page);
    await input.fill('quay');
    await expectApology();
    expect(hostsAsked()[0]).toBe(READ_HOST);
    expect(hostsAsked().slice(1).sort()).toEqual(OTHER_HOSTS);
    site.algolia.mishap = () => undefined;
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(hits.first()).toBeVisible();
    await input.focus();
    await page.keyboard.press('Enter');
    await expect(partsOf(page).dialog).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
  });

  it.each<[string, Mishap]>([
    ['fails', {status: 503}],
    ['drops the connection', 'drop'],
  ])(
    '[7.10] [7.11] a host that %s is avoided for two minutes',
    async (_, mishap) => {
      await page.clock.install();
      await openModal();
      await holdTime();
      befall(mishap, ({host}) => host === READ_HOST);
      await ask('quay');
      expect(hostsAsked()[0]).toBe(READ_HOST);
      expect(OTHER_HOSTS).toContain(hostsAsked()[1]);
      expect(hostsAsked()).toHaveLength(2);

      site.algolia.calls.splice(0);
      site.algolia.mishap = () => undefined;
      await page.clock.fastForward(TWO_MINUTES);
      await ask('ship');
      expect(hostsAsked()).toHaveLength(1);
      expect(OTHER_HOSTS).toContain(hostsAsked()[0]);

      await page.clock.fastForward(1);
      await ask('tutorial');
      expect(hostsAsked().slice(1)).toEqual([READ_HOST]);
    },
  );

  it.each<[string, Mishap, number]>([
    ['connect for a second', 'hang', 1000],
    ['answer for two', 'stall', 2000],
  ])(
    '[4.12] [9.8] a host that does not %s gives way to the next',
    async (_, mishap, patience) => {
      await page.clock.install();
      await openModal();
      await holdTime();
      befall(mishap, ({host}) => host === READ_HOST);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') {
          asked.push(new URL(request.url()).host);
        }
      });
      const {dialog, input, hits} = partsOf(page);
      const began =
        mishap === 'stall'
          ? page.waitForResponse((response) =>
              response.url().includes(READ_HOST),
            )
          : expect.poll(() => hostsAsked()).toEqual([READ_HOST]);
      await input.fill('quay');
      await began;
      await settle();
      await page.clock.runFor(300);
      await expect(dialog.getByRole('status')).toHaveText('Searching…');
      await page.clock.runFor(patience - 301);
      await settle();
      expect(asked).toEqual([READ_HOST]);
      await page.clock.runFor(1);
      await expect(hits.first()).toBeVisible();
      expect(asked).toHaveLength(2);
      expect(OTHER_HOSTS).toContain(asked[1]);
      await ask('ship');
      expect(asked.slice(2)).toEqual([asked[1]]);
    },
  );

  it('[8.14] a refusal is not sent to another host, a fault of a host is', async () => {
    const mishaps: [string, Mishap, number][] = [
      ['a wrong key', {status: 403, message: 'Invalid API key'}, 1],
      ['an index that is gone', {status: 404, message: 'Index missing'}, 1],
      ['a request that is refused', {status: 400, message: 'No'}, 1],
      ['a page in place of an answer', {status: 200, text: '<p>Hi'}, 1],
      ['an answer of another shape', {status: 200, text: '{}'}, 1],
      ['a fault of every host', {status: 500, message: 'Oh'}, 4],
    ];
    for (const [name, mishap, count] of mishaps) {
      site.algolia.calls.splice(0);
      befall(mishap, () => true);
      await openModal();
      await partsOf(page).input.fill('quay');
      await expectApology();
      expect(hostsAsked(), name).toHaveLength(count);
      expect(new Set(hostsAsked()).size, name).toBe(count);
      site.algolia.mishap = () => undefined;
      await page.getByRole('button', {name: 'Retry'}).click();
      await expect(partsOf(page).hits.first()).toBeVisible();
    }
  });

  it('a late answer, and a late failure, say nothing of a newer query', async () => {
    await openModal();
    const {input, hits} = partsOf(page);
    for (const [query, next, mishap] of [
      ['ship', 'berth', undefined],
      ['harbour', 'quay', {status: 403}],
    ] as const) {
      let release: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      site.algolia.mishap = () => gate.then(() => mishap);
      const late = page.waitForResponse((response) =>
        Boolean(response.request().postData()?.includes(`"query":"${query}"`)),
      );
      await input.fill(query);
      await expect.poll(() => lastRequest().query).toBe(query);
      site.algolia.mishap = () => undefined;
      await ask(next);
      release();
      await late;
      await settle();
      await expect(hits.locator('mark').first()).toHaveText(
        new RegExp(`^${next}$`, 'i'),
      );
      await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
    }
  });
});

describe('what readers do', () => {
  it('[3.7] [4.15] [4.24] [7.9] [7.12] a hit is found, opened and kept by keyboard alone', async () => {
    await open(GUIDE);
    const {dialog, input, hits, active, groups} = partsOf(page);
    await page.keyboard.press('/');
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('berth');
    await expect(hits.nth(1)).toBeVisible();
    await expect(groups.first()).toHaveAccessibleName(/\w/);
    await expect(hits.locator('mark').first()).toHaveText(/berth/i);
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveCount(1);
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    const target = (await active.getByRole('link').getAttribute('href')) ?? '-';
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    const saved = await page.evaluate(
      (key) => localStorage.getItem(key) ?? '',
      `__DOCSEARCH_RECENT_SEARCHES__${INDEX}`,
    );
    expect(saved).toContain(target.split('#')[0]);
    expect(saved).not.toMatch(/_highlightResult|_snippetResult/);

    await page.keyboard.press('Control+k');
    await expect(page.getByText('Recent', {exact: true})).toBeVisible();
    await page.getByRole('button', {name: 'Save this search'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Favorite', {exact: true})).toBeVisible();
    await expect(input).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    expect(
      await page.evaluate(
        (keys) => keys.map((key) => localStorage.getItem(key)?.length),
        ['RECENT', 'FAVORITE'].map(
          (list) => `__DOCSEARCH_${list}_SEARCHES__${INDEX}`,
        ),
      ),
    ).toEqual([2, expect.any(Number)]);
  });

  it('[8.3] a query that finds nothing leads on', async () => {
    await openModal();
    await partsOf(page).input.fill('nowhere');
    await expect(page.getByText('No results for "nowhere"')).toBeVisible();
    await expect(page.getByText('Try searching for')).toBeVisible();
    await expect(
      page.getByRole('link', {name: 'Let us know.'}),
    ).toHaveAttribute('href', /nowhere/);
  });

  it('markup in what the service answers stays text', async () => {
    const hierarchy = {
      lvl0: `Guides ${TAG}`,
      lvl1: `Anchor ${TAG}`,
      lvl2: null as string | null,
    };
    const content = `An anchor of List<Iron> & "${TAG}" </script><svg onload=window.hit=1>`;
    const records = [
      makeRecord('/handbook/hostile', {hierarchy, content}),
      makeRecord('/handbook/hostile#part', {
        type: 'lvl2',
        hierarchy: {...hierarchy, lvl2: `Chain ${TAG}`},
        content,
      }),
      makeRecord('/handbook/hostile#text', {
        type: 'content',
        hierarchy,
        content,
      }),
      makeRecord('javascript:window.hit=1', {hierarchy, content}),
    ];
    await withRecords(records, async () => {
      await openModal();
      const {input, hits, groups} = partsOf(page);
      for (const query of ['anchor', 'iron', 'chain', 'onerror', TAG]) {
        await input.fill(query);
        await expect(hits.first()).toContainText(TAG);
        await expect(groups.first()).toHaveAccessibleName(`Guides ${TAG}`);
      }
      await expect(hits).toHaveCount(3);
      await page.keyboard.press('Control+Enter');
      await input.fill('');
      await expect(hits.first()).toContainText(TAG);
      await open(`/search?q=${encodeURIComponent(TAG)}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('link').first()).toContainText(TAG);
      expect(await page.locator('img[src=x], svg[onload]').count()).toBe(0);
      expect(await page.locator('a[href^=javascript]').count()).toBe(0);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    });
  });

  it('a browser that denies storage, or is offline, is told the truth', async () => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
      }
    });
    await openModal();
    const {input, hits} = partsOf(page);
    await input.fill('quay');
    await expect(hits.first()).toBeVisible();
    await page.context().setOffline(true);
    await input.fill('ship');
    await expectApology();
    await input.fill('quay');
    await expect(hits.first()).toBeVisible();
    await page.context().setOffline(false);
    await ask('ship');
    expect(
      complaints.splice(0).filter((text) => !/storage|net::/i.test(text)),
    ).toEqual([]);
  });
});

describe('the search page', () => {
  it('[2.2] [7.8] asks the same client, twenty at a time, and goes on where it stood', async () => {
    const buoys = Array.from({length: 45}, (_, place) =>
      makeRecord(`/handbook/buoy-${place}`),
    );
    await withRecords(buoys, async () => {
      await open('/search?q=buoy');
      const main = page.getByRole('main');
      const status = main.getByRole('status');
      await expect(status).toHaveText('45 results');
      expect(site.algolia.calls).toHaveLength(1);
      expect(site.algolia.calls[0]).toMatchObject({
        host: READ_HOST,
        path: '/1/indexes/*/queries',
        params: {'x-algolia-application-id': APP_ID},
      });
      expect(lastRequest()).toMatchObject({
        query: 'buoy',
        indexName: INDEX,
        page: 0,
        hitsPerPage: 20,
        facetFilters: [
          'language:en',
          [
            'docusaurus_tag:default',
            'docusaurus_tag:docs-guides-current',
            'docusaurus_tag:docs-tutorials-current',
            'docusaurus_tag:docs-api-current',
          ],
        ],
      });
      const results = main.getByRole('listitem');
      await expect(results).toHaveCount(20);
      const more = page.getByRole('button', {name: 'Show more results'});
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(results).toHaveCount(40);
      await expect(results.nth(20).getByRole('link')).toBeFocused();
      expect(lastRequest()).toMatchObject({page: 1});
      await page.getByRole('searchbox').fill('quay');
      await expect(page).toHaveURL(/\/search\?q=quay$/);
      await expect(status).toHaveText(/^\d results?$/);
      await page.getByRole('radio', {name: 'Guides'}).check();
      await expect(page).toHaveURL(/\?q=quay&section=Guides$/);
      await expect(main.getByRole('heading', {level: 2})).toHaveText([
        'Guides',
      ]);
      expect(lastRequest().facetFilters).toContain('hierarchy.lvl0:Guides');
      await page.reload();
      await expect(page.getByRole('searchbox')).toHaveValue('quay');
      await expect(main.getByRole('link').first()).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute(
        'content',
        /noindex/,
      );
    });
  });

  it('[8.2] [8.14] says what failed, and tries again', async () => {
    for (const mishap of ['drop', {status: 403}] as const) {
      befall(mishap, () => true);
      await open('/search?q=quay');
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toHaveText(APOLOGY);
      site.algolia.mishap = () => undefined;
      await page.getByRole('button', {name: 'Retry'}).click();
      await expect(status).toHaveText(/\d+ results?/);
    }
  });
});
