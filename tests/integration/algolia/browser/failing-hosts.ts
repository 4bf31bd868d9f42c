import {describe, it} from 'vitest';
import {rewriteScripts} from '../../../e2e/support/scripts';
import {partsOf} from '../../../e2e/support/search';
import type {Failure} from '../fake-algolia';
import {APP_ID} from '../hosted-site';
import {
  ask,
  simulateFailure,
  expect,
  expectApology,
  holdTime,
  hostsAsked,
  lastRequest,
  openModal,
  page,
  READ_HOST,
  REFUSED,
  site,
  UNREACHABLE,
} from './set-up';

// cspell:ignore algolianet
const OTHER_HOSTS = [1, 2, 3].map(
  (number) => `harbour-${number}.algolianet.com`,
);
const TWO_MINUTES = 120_000;
/** Many short steps, with enough time for a busy machine. */
const PATIENCE = {intervals: [50], timeout: 90_000};

/** Sends a request to the page's own server: earlier requests are known after it. */
async function settle(): Promise<void> {
  await page.evaluate(async (url) => {
    await fetch(url);
  }, site.address('/'));
}

/** Enters a query, and advances the stopped clock until the search has failed. */
async function failAsking(query: string): Promise<void> {
  let sent = 0;
  page.on('request', (request) => {
    sent += Number(request.method() === 'POST');
  });
  await partsOf(page).input.fill(query);
  await expect
    .poll(async () => {
      // The network takes real time: if the clock ran on meanwhile, a host that
      // answers immediately would appear to time out.
      // Either of the two may be the first to notice a request.
      await expect.poll(() => hostsAsked().length - sent).toBe(0);
      await settle();
      // Shorter than the client's timeout, so that no request times out before
      // it is sent.
      await page.clock.runFor(300);
      return page.getByText('Unable to fetch results').isVisible();
    }, PATIENCE)
    .toBe(true);
}

describe('hosts that fail', () => {
  it('[7.10] [8.2] every host is tried once, the read host first, before readers see an error', async () => {
    simulateFailure('drop', () => true);
    await openModal();
    const {input, hits} = partsOf(page);
    await input.fill('quay');
    await expectApology();
    expect(hostsAsked()[0]).toBe(READ_HOST);
    expect(hostsAsked().slice(1).sort()).toEqual(OTHER_HOSTS);
    site.algolia.failure = () => undefined;
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(hits.first()).toBeVisible();
    await input.focus();
    await page.keyboard.press('Enter');
    await expect(partsOf(page).dialog).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
  });

  it.each<[string, Failure]>([
    ['fails', {status: 503}],
    ['drops the connection', 'drop'],
  ])(
    '[7.10] [7.11] a host that %s is avoided for two minutes',
    async (_, failure) => {
      await page.clock.install();
      await openModal();
      await holdTime();
      simulateFailure(failure, ({host}) => host === READ_HOST);
      await ask('quay');
      expect(hostsAsked()[0]).toBe(READ_HOST);
      expect(OTHER_HOSTS).toContain(hostsAsked()[1]);
      expect(hostsAsked()).toHaveLength(2);

      site.algolia.calls.splice(0);
      site.algolia.failure = () => undefined;
      await page.clock.fastForward(TWO_MINUTES);
      await ask('ship');
      expect(hostsAsked()).toHaveLength(1);
      expect(OTHER_HOSTS).toContain(hostsAsked()[0]);

      await page.clock.fastForward(1);
      await ask('tutorial');
      expect(hostsAsked().slice(1)).toEqual([READ_HOST]);
    },
  );

  it.each<[string, Failure, number]>([
    ['connect within a second', 'hang', 1000],
    ['answer within two', 'stall', 2000],
  ])(
    '[4.12] [9.8] the next host is tried if one does not %s',
    async (_, failure, patience) => {
      await page.clock.install();
      await openModal();
      await holdTime();
      simulateFailure(failure, ({host}) => host === READ_HOST);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') {
          asked.push(new URL(request.url()).host);
        }
      });
      const {dialog, input, hits} = partsOf(page);
      const began =
        failure === 'stall'
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

  it('[8.2] readers see an error if no host answers in time', async () => {
    await page.clock.install();
    await openModal();
    await holdTime();
    simulateFailure('hang', () => true);
    await failAsking('quay');
    await expectApology();
    expect(hostsAsked()[0]).toBe(READ_HOST);
    expect(hostsAsked().slice(1).sort()).toEqual(OTHER_HOSTS);
  });

  it('[8.14] a rate-limited request is retried after a pause, then reported as refused', async () => {
    await page.clock.install();
    await openModal();
    await holdTime();
    simulateFailure({status: 429, message: 'Too many'}, () => true);
    await failAsking('quay');
    await expectApology(REFUSED);
    expect(new Set(hostsAsked())).toEqual(new Set([READ_HOST]));
    expect(hostsAsked().length).toBeGreaterThan(1);
  });

  it('[8.14] another host is tried after a server error but not after a refusal', async () => {
    const failures: [string, Failure, number][] = [
      ['a wrong key', {status: 403, message: 'Invalid API key'}, 1],
      ['a missing index', {status: 404, message: 'Index missing'}, 1],
      ['a rejected request', {status: 400, message: 'No'}, 1],
      ['HTML instead of JSON', {status: 200, text: '<p>Hi'}, 1],
      ['truncated JSON', {status: 200, text: '{"results":[{'}, 1],
      ['JSON of another shape', {status: 200, text: '{}'}, 1],
      ['a server error of every host', {status: 500, message: 'Oh'}, 4],
    ];
    for (const [name, failure, count] of failures) {
      site.algolia.calls.splice(0);
      simulateFailure(failure, () => true);
      await openModal();
      await partsOf(page).input.fill('quay');
      await expectApology(count === 1 ? REFUSED : UNREACHABLE);
      expect(hostsAsked(), name).toHaveLength(count);
      expect(new Set(hostsAsked()).size, name).toBe(count);
      site.algolia.failure = () => undefined;
      await page.getByRole('button', {name: 'Retry'}).click();
      await expect(partsOf(page).hits.first()).toBeVisible();
    }
  });

  it('a late answer or failure does not affect a newer query', async () => {
    await openModal();
    const {input, hits} = partsOf(page);
    for (const [query, next, failure] of [
      ['ship', 'berth', undefined],
      ['harbour', 'quay', {status: 403}],
    ] as const) {
      let release: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      site.algolia.failure = () => gate.then(() => failure);
      const late = page.waitForResponse((response) =>
        Boolean(response.request().postData()?.includes(`"query":"${query}"`)),
      );
      await input.fill(query);
      await expect.poll(() => lastRequest().query).toBe(query);
      site.algolia.failure = () => undefined;
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

  it('a missing application id is reported, and the page stays', async () => {
    const setting = new RegExp(`(appId\\\\?"?:\\\\?")${APP_ID}`, 'g');
    await rewriteScripts(page, (code) => code.replace(setting, '$1'));
    await openModal();
    await partsOf(page).input.fill('quay');
    await expectApology(
      'Search is not set up: `appId` is missing. See themeConfig.algolia.',
    );
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
