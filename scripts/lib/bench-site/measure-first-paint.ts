import type {Browser} from '@playwright/test';
import {takeMedian} from './run-lighthouse';
import {serveSlowly} from './slow-server';

const RUNS = 7;

/** Measures a page's first paint in a new context, in milliseconds. */
async function measureOnce(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: {width: 390, height: 844},
  });
  try {
    const page = await context.newPage();
    await page.goto(url, {waitUntil: 'load'});
    const paint = await page.waitForFunction(
      () =>
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return (await paint.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
}

/**
 * Measures when a browser that visits a page for the first time shows anything
 * of it, over an emulated slow 4G connection with the slow start of TCP.
 *
 * @param origin - of the server that has the files.
 * @returns the median of several visits, in milliseconds.
 */
export async function measureFirstPaint(
  browser: Browser,
  origin: string,
  address: string,
): Promise<number> {
  const slow = await serveSlowly(origin);
  const paints: number[] = [];
  try {
    while (paints.length < RUNS) {
      paints.push(await measureOnce(browser, slow.origin + address));
    }
  } finally {
    slow.server.closeAllConnections();
    slow.server.close();
  }
  return takeMedian(paints);
}
