import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {product} from '../../config/product';
import {address, expect, test, waitUntilHydrated} from './support/test';

/** Limits in bytes, compressed with gzip; 1 kB is 1,000 bytes. */
interface Budget {
  path: string;
  /** The part of its HTML that a page needs to show its introduction. */
  beginning: number;
  /** Everything that a page loads before any interaction. */
  firstView: number;
  /** The scripts and styles that it loads to run React. */
  hydration: number;
}

const KB = 1000;

/**
 * What a server sends at once on a new connection is ten packets of 1,460 bytes,
 * of which headers take 2.4 kB with HTTP/2, most of it hashes of the policy.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6928
 */
const FIRST_PACKETS = 12.3 * KB;

/** The scripts alone that any page loads to run React. */
const SCRIPTS = 110 * KB;

const BUDGETS: Record<string, Budget> = {
  'the home page': {
    path: '/',
    beginning: 9.5 * KB,
    firstView: 45.2 * KB,
    hydration: 113 * KB,
  },
  'a guide': {
    path: '/guides/SDK/for-data-scientists/machine-learning-tasks',
    beginning: 14 * KB,
    firstView: 56 * KB,
    hydration: 142 * KB,
  },
  'a tutorial': {
    path: '/tutorials/introduction',
    beginning: 12.6 * KB,
    firstView: 50 * KB,
    hydration: 131 * KB,
  },
  'a post': {
    path: '/blog/welcome',
    beginning: 11.9 * KB,
    firstView: 47 * KB,
    hydration: 125 * KB,
  },
  'a page of the reference': {
    path: `/api/${product.sdk.package}`,
    beginning: 14 * KB,
    firstView: 62.3 * KB,
    hydration: 148 * KB,
  },
};

const TEXT = /\.(?:js|css|svg|json)$|\/[^./]*$/;

/** Whether a script prefetches a file. */
function isPrefetch(request: Request): boolean {
  return request.resourceType() === 'fetch';
}

async function weigh(request: Request): Promise<[path: string, size: number]> {
  const {pathname} = new URL(request.url());
  const response = await request.response();
  const body = (await response?.body()) ?? Buffer.alloc(0);
  return [pathname, TEXT.test(pathname) ? gzipSync(body).length : body.length];
}

/** Measures the files that a page loads during an action, largest first. */
async function weighLoads(
  page: Page,
  action: () => Promise<unknown>,
): Promise<(readonly [path: string, size: number])[]> {
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on('request', note);
  await action();
  page.off('request', note);
  const own = requests.filter(
    (request) => request.url().startsWith('http') && !isPrefetch(request),
  );
  const loads = await Promise.all(own.map(weigh));
  return loads.sort(([, one], [, other]) => other - one);
}

/** A table of the largest files, to find what to reduce. */
function describeLoads(loads: readonly (readonly [string, number])[]): string {
  return loads
    .slice(0, 8)
    .map(([path, size]) => `${(size / KB).toFixed(1).padStart(7)} kB  ${path}`)
    .join('\n');
}

function totalOf(loads: readonly (readonly [string, number])[]): number {
  return loads.reduce((sum, [, size]) => sum + size, 0);
}

for (const [name, {path, beginning}] of Object.entries(BUDGETS)) {
  test(`${name} shows its introduction from the first ${beginning / KB} kB`, async ({
    request,
  }) => {
    const html = await (await request.get(address(path))).text();
    const end = html.indexOf('<style data-inserted');
    const start = html.slice(0, end);
    expect(start).toMatch(/<h1[^]*<p/);
    expect(gzipSync(start).length).toBeLessThan(beginning);
    expect(brotliCompressSync(start).length).toBeLessThan(FIRST_PACKETS);
  });
}

for (const [name, {path, firstView, hydration}] of Object.entries(BUDGETS)) {
  test(`${name} stays within its budget, before and after React is loaded`, async ({
    page,
  }) => {
    const first = await weighLoads(page, async () => {
      await page.goto(address(path), {waitUntil: 'load'});
      await page.evaluate(() => document.fonts.ready);
    });
    expect(first.map(([file]) => file)).toContainEqual(
      expect.stringContaining('.woff2'),
    );
    expect(totalOf(first), describeLoads(first)).toBeLessThan(firstView);
    const later = await weighLoads(page, () => waitUntilHydrated(page));
    expect(totalOf(later), describeLoads(later)).toBeLessThan(hydration);
    const scripts = later.filter(([file]) => file.endsWith('.js'));
    expect(totalOf(scripts), describeLoads(scripts)).toBeLessThan(SCRIPTS);
    test.info().annotations.push({
      type: 'bytes',
      description: `${totalOf(first)} + ${totalOf(later)}`,
    });
  });
}

test('the size in the plugin’s README is not smaller than the budget of a guide', () => {
  const readme = fs.readFileSync(
    path.resolve(
      __dirname,
      '../../packages/docusaurus-plugin-static-first/README.md',
    ),
    'utf8',
  );
  const [, promise] = /loads less\s+than (\d+) kB/.exec(readme) ?? [];
  expect(Number(promise) * KB).toBe(BUDGETS['a guide']?.firstView);
});
