import {expect as baseExpect, type Page} from '@playwright/test';
import {afterAll, afterEach, beforeAll, beforeEach} from 'vitest';
import {partsOf} from '../../../e2e/support/search';
import {waitUntilHydrated} from '../../../e2e/support/test';
import type {Call, Failure} from '../fake-algolia';
import {INDEX, openHostedSite, type HostedSite} from '../hosted-site';

export const GUIDE = '/guides/getting-started/introduction-to-harbour';
export const READ_HOST = 'harbour-dsn.algolia.net';

/** The advice for readers if no host answers, and if one refuses. */
export const UNREACHABLE = 'You might want to check your network connection.';
export const REFUSED =
  'The search service did not answer this search. Try again later.';

/** The filters of a search across all sections. */
export const ALL_CONTENT = [
  'language:en',
  [
    'docusaurus_tag:default',
    'docusaurus_tag:docs-guides-current',
    'docusaurus_tag:docs-tutorials-current',
    'docusaurus_tag:docs-api-current',
  ],
];

export const expect = baseExpect.configure({timeout: 20_000});

/** A built site, its search service and a browser, shared by all situations. */
export let site: HostedSite;
/** A new window for each test. */
export let page: Page;
/** Errors and warnings that the page logged in this test. */
export let complaints: string[];

/** Opens one site for all tests of a file, and a window for each test. */
export function setUpSite(): void {
  beforeAll(async () => {
    site = await openHostedSite();
  });

  afterAll(() => site.close());

  beforeEach(async () => {
    site.algolia.calls.splice(0);
    site.algolia.failure = () => undefined;
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
    // The browser's own messages about failed requests aren't errors of the page.
    expect(
      complaints.filter((text) => !text.startsWith('Failed to load resource')),
    ).toEqual([]);
  });
}

export async function open(target: string): Promise<void> {
  await page.goto(site.address(target));
  await waitUntilHydrated(page);
}

export async function openModal(): Promise<void> {
  await open(GUIDE);
  await page.keyboard.press('Control+k');
  await expect(partsOf(page).input).toBeFocused();
}

/** Stops the clock of the page, in which no request times out from then on. */
export async function holdTime(): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

export function hostsAsked(): string[] {
  return site.algolia.calls.map(({host}) => host);
}

/** Enters a query in the modal and waits for its hits. */
export async function ask(query: string): Promise<void> {
  const {input, hits} = partsOf(page);
  await input.fill(query);
  await expect(hits.locator('mark').first()).toHaveText(
    new RegExp(`^${query}$`, 'i'),
  );
}

/** The request parameters of a call. */
export function requestOf(call: Call | undefined): Record<string, unknown> {
  const body = call?.body as {requests: Record<string, unknown>[]} | undefined;
  return body?.requests[0] ?? {};
}

export function lastRequest(): Record<string, unknown> {
  return requestOf(site.algolia.calls.at(-1));
}

export function simulateFailure(
  failure: Failure,
  isHit: (call: Call) => boolean,
): void {
  site.algolia.failure = (call) => (isHit(call) ? failure : undefined);
}

export async function expectApology(help = UNREACHABLE): Promise<void> {
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await expect(page.locator('.DocSearch-Help')).toHaveText(help);
  await expect(page.locator('.DocSearch-Container')).toHaveClass(/--Errored/);
}

export function makeRecord(url: string, fields: object = {}) {
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
export async function withRecords(
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
