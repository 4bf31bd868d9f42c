import {once} from 'node:events';
import http from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {build} from 'esbuild';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {ensureBrowser} from '../../../scripts/lib/find-browser';

// What this code has in the bundle of `npm start`: a handler of updates, and the
// bundler's own way to load a stylesheet again.
const bundler = path.dirname(
  createRequire(import.meta.url).resolve('@rspack/core'),
);
const ENTRY = `
import {cssReload} from ${JSON.stringify(path.join(bundler, 'cssExtractHmr.js'))};
import './plugins/lazy-pages/load-styles.ts';
window.reloadAll = cssReload('module', {locals: true});
`;

declare global {
  interface Window {
    handlers: ((status: string) => Promise<void>)[];
    reloadAll: () => void;
  }
}

/** Requests of the stylesheet that wait for their answer. */
const waiting: {answer: () => void}[] = [];
let version = 0;
let browser: Browser;
let server: http.Server;
let page: Page;

async function bundle(): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: ENTRY, resolveDir: process.cwd()},
    bundle: true,
    write: false,
    define: {'import.meta.webpackHot': 'hot'},
    banner: {
      js: 'window.handlers = []; const hot = {addStatusHandler: (handle) => handlers.push(handle)};',
    },
  });
  return outputFiles[0]?.text ?? '';
}

beforeAll(async () => {
  const script = await bundle();
  server = http.createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '', 'http://localhost');
    if (pathname !== '/styles.css') {
      response.setHeader('content-type', 'text/html');
      response.end(
        `<link rel="stylesheet" href="/styles.css"><script>${script}</script><p>Text</p>`,
      );
      return;
    }
    const answer = () => {
      version += 1;
      response.setHeader('content-type', 'text/css');
      response.end(`p { order: ${version}; }`);
    };
    if (search === '') {
      answer();
    } else {
      waiting.push({answer});
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  page = await browser.newPage();
  const {port} = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`);
});

afterAll(async () => {
  await browser.close();
  server.close();
});

/** Starts an update; its end shows on the page. */
async function prepare(): Promise<void> {
  await page.evaluate(() => {
    delete document.body.dataset.prepared;
    void Promise.all(window.handlers.map((handle) => handle('prepare'))).then(
      () => {
        document.body.dataset.prepared = '';
      },
    );
  });
}

const isPrepared = () => page.locator('body[data-prepared]').count();
const countLinks = () => page.locator('link').count();

async function takeRequest(): Promise<() => void> {
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  return waiting.shift()?.answer ?? expect.unreachable();
}

async function answerAll(): Promise<void> {
  const answerNext = () => {
    waiting.shift()?.answer();
    return isPrepared();
  };
  await expect.poll(answerNext).toBe(1);
}

it('prepares an update when the new styles are there, and drops the old ones', async () => {
  await prepare();
  const answer = await takeRequest();
  expect(await isPrepared()).toBe(0);
  answer();
  await expect.poll(isPrepared).toBe(1);
  expect(await countLinks()).toBe(1);
  expect(
    await page.locator('p').evaluate((node) => getComputedStyle(node).order),
  ).toBe(String(version));
});

it('prepares an update while the bundler loads the styles again', async () => {
  await prepare();
  const answerOwn = await takeRequest();
  await page.evaluate(() => {
    window.reloadAll();
  });
  // The bundler's request, which is answered first.
  const answer = await takeRequest();
  answer();
  await page.waitForFunction(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({name}) => name.includes('styles.css')).length >= 3,
  );
  answerOwn();
  await answerAll();
  expect(await countLinks()).toBe(1);
});

it('keeps one stylesheet however many updates overlap', async () => {
  for (let update = 0; update < 6; update += 1) {
    await page.evaluate(() => {
      window.reloadAll();
    });
    await takeRequest().then((answer) => {
      // The next update comes before the answer.
      void prepare().then(answer);
    });
    await answerAll();
  }
  await prepare();
  await answerAll();
  expect(await countLinks()).toBe(1);
});

it('prepares an update if the stylesheet can’t be loaded', async () => {
  await page.route('**/styles.css?update=*', (route) => route.abort());
  await prepare();
  await expect.poll(isPrepared).toBe(1);
  expect(await countLinks()).toBe(1);
});
