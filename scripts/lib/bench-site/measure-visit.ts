import type {Browser, Page} from '@playwright/test';

const KINDS = ['html', 'scripts', 'styles', 'fonts', 'others'] as const;
export type Kind = (typeof KINDS)[number];

/** The downloads of a first visit to a page, in compressed bytes. */
export interface Visit {
  requests: number;
  bytes: Record<Kind, number>;
  /** Bytes that are prefetched after the page has loaded. */
  ahead: number;
}

const KIND_OF: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
};

/** A page is idle after this many milliseconds without a download. */
const REST = 1500;

/** Opens a page with an empty cache, and counts its requests and bytes. */
export async function measureVisit(
  browser: Browser,
  url: string,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: {width: 390, height: 844},
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Page.enable');
  const kinds = new Map<string, Kind>();
  const visit: Visit = {
    requests: 0,
    bytes: {html: 0, scripts: 0, styles: 0, fonts: 0, others: 0},
    ahead: 0,
  };
  let hasLoaded = false;
  let last = Date.now();
  session.on('Page.loadEventFired', () => {
    hasLoaded = true;
  });
  session.on('Network.requestWillBeSent', ({requestId, type, request}) => {
    if (request.url.startsWith('http') && !hasLoaded) {
      kinds.set(requestId, KIND_OF[type ?? ''] ?? 'others');
      visit.requests += 1;
    }
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    last = Date.now();
    const kind = kinds.get(requestId);
    if (kind) {
      visit.bytes[kind] += encodedDataLength;
    } else {
      visit.ahead += encodedDataLength;
    }
  });
  await page.goto(url);
  await waitForRest(page, () => Date.now() - last);
  await context.close();
  return visit;
}

async function waitForRest(page: Page, since: () => number): Promise<void> {
  while (since() < REST) {
    await page.waitForTimeout(REST - since());
  }
}

/** Adds up the bytes of a first visit. */
export function addUpBytes({bytes}: Visit): number {
  return KINDS.reduce((sum, kind) => sum + bytes[kind], 0);
}
