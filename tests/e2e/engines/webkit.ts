// cspell:ignore webkitgtk
import fs from 'node:fs';
import {expect, test as base} from '@playwright/test';
import {address} from '../support/test';
import {drive, findProgram, type Driven} from './webdriver';

const DRIVER = findProgram('WebKitWebDriver');
/** The browser's location on Debian and its derivatives, outside PATH. */
const BROWSER = [
  process.env.WEBKIT,
  ...['x86_64', 'aarch64'].flatMap((machine) =>
    ['4.1', '6.0', '4.0'].map(
      (version) =>
        `/usr/lib/${machine}-linux-gnu/webkit${version === '6.0' ? '' : '2'}gtk-${version}/MiniBrowser`,
    ),
  ),
].find((file) => file !== undefined && fs.existsSync(file));
/** Whether WebKit is installed. */
export const IS_THERE =
  DRIVER !== undefined &&
  BROWSER !== undefined &&
  findProgram('xvfb-run') !== undefined;

declare global {
  interface Window {
    /** The errors and warnings of the page. */
    complaints?: string[];
  }
}

/** Records the errors of a page from now on, before React runs. */
export function noteComplaints(): void {
  const complaints: string[] = [];
  window.complaints = complaints;
  const {error, warn} = console;
  Object.assign(console, {
    error: (...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
      error(...words);
    },
    warn: (...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
      warn(...words);
    },
  });
  addEventListener('error', ({message}) => complaints.push(message));
  addEventListener('unhandledrejection', ({reason}) =>
    complaints.push(String(reason)),
  );
  document.addEventListener('securitypolicyviolation', (event) =>
    complaints.push(`${event.violatedDirective}: ${event.blockedURI}`),
  );
}

export const test = base.extend<{tab: Driven}, {engine: Driven}>({
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires the destructuring.
    async ({}, use) => {
      const engine = await drive([DRIVER ?? ''], {
        'webkitgtk:browserOptions': {binary: BROWSER, args: ['--automation']},
      });
      await use(engine);
      await engine.close();
    },
    {scope: 'worker'},
  ],
  tab: async ({engine}, use) => {
    await engine.resize(1200, 800);
    await use(engine);
    expect(await engine.evaluate(() => window.complaints)).toEqual([]);
  },
});

/** Starts hydration and waits until it has finished. */
export async function waitUntilHydrated(tab: Driven): Promise<void> {
  await tab.evaluate(() => {
    dispatchEvent(new Event('static-first:hydrate'));
  });
  await expect
    .poll(() =>
      tab.evaluate(() => document.documentElement.dataset.hasHydrated),
    )
    .toBe('true');
}

/** Opens a page and waits until it is hydrated. */
export async function open(
  tab: Driven,
  origin: string | undefined,
  path: string,
): Promise<void> {
  await tab.goto(`${origin}${address(path)}`);
  await tab.evaluate(noteComplaints);
  await waitUntilHydrated(tab);
}
