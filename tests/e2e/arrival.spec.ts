import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {product} from '../../config/product';
import {noteShifts} from './support/note-shifts';
import {address, expect, test} from './support/test';

const PAGES = [
  '/guides/SDK/for-data-scientists/machine-learning-tasks',
  '/guides/SDK/for-data-scientists/sql-tasks/single-pod-sql',
  '/tutorials/introduction',
  '/tutorials/connecting-data-and-creating-pods/running-a-pod',
  `/api/${product.sdk.package}`,
  '/blog/welcome',
  '/',
  '/blog',
  '/search',
  `/api/${product.sdk.package}/symbol-index`,
];

/** Where the bars at the top may be cut: after each part of them. */
const CUT_IN_BARS = /<\/(?:a|button|div|nav|section|span|svg)>/;
/** Where the title may be cut, with what is beside it. */
const CUT_IN_TITLE = /<\/(?:a|button|h1|header|time|ul)>/;
/** Where the rest may be cut: after an element, or before the inserted styles. */
const CUT_BELOW =
  /<\/(?:h1|header|main|nav|p|section|style|table)>|(?=<style data-inserted)/;
/** The minimum number of characters between two cuts in the rest. */
const STEP = 1000;
const CUTS_BELOW = 25;

/** Cuts HTML after each match of a pattern, but not into smaller parts. */
function cut(html: string, pattern: RegExp, step: number): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const {index, 0: text} of html.matchAll(new RegExp(pattern, 'g'))) {
    const end = index + text.length;
    if (end - from >= step) {
      parts.push(html.slice(from, end));
      from = end;
    }
  }
  return [...parts, html.slice(from)];
}

/** Cuts the body of a page where an element of it ends. */
function cutPage(html: string): string[] {
  const bars = html.indexOf('<div id=__docusaurus>');
  const main = html.indexOf('<div id=__docusaurus_skipToContent_fallback');
  const title = html.indexOf('<h1', main);
  const text = title + html.slice(title).search(/<(?:p|h2)\b/);
  const below = cut(html.slice(text), CUT_BELOW, STEP);
  return [
    html.slice(0, bars),
    ...cut(html.slice(bars, main), CUT_IN_BARS, 1),
    ...cut(html.slice(main, title), CUT_BELOW, STEP),
    ...cut(html.slice(title, text), CUT_IN_TITLE, 1),
    ...below.slice(0, CUTS_BELOW),
    below.slice(CUTS_BELOW).join(''),
  ];
}

/** Serves a site's files, and one page part by part. */
async function serveInParts(
  origin: string,
  path: string,
): Promise<{server: Server; url: string; response: Promise<ServerResponse>}> {
  let answer: (response: ServerResponse) => void = () => undefined;
  const response = new Promise<ServerResponse>((resolve) => {
    answer = resolve;
  });
  const server = createServer((request, reply) => {
    if (request.url === path) {
      reply.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
      answer(reply);
      return;
    }
    // Whether a font is there in time would differ.
    if (request.url?.endsWith('.woff2')) {
      return;
    }
    fetch(origin + (request.url ?? ''))
      .then(async (file) => {
        const type = file.headers.get('content-type') ?? '';
        reply.writeHead(file.status, {'Content-Type': type});
        reply.end(Buffer.from(await file.arrayBuffer()));
      })
      .catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {server, url: `http://localhost:${port}${path}`, response};
}

/** Waits until a comment in the page has arrived and was followed by two frames. */
async function waitUntilShown(page: Page, comment: string): Promise<void> {
  await page.evaluate(async (text) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const comments = document.createTreeWalker(
      document,
      NodeFilter.SHOW_COMMENT,
    );
    const last = () => {
      while (comments.nextNode());
      return comments.currentNode.nodeValue;
    };
    while (last() !== text) {
      await nextFrame();
    }
    await nextFrame();
    await nextFrame();
  }, comment);
}

/** Opens a page part by part, each after the one before it is shown. */
async function openInParts(
  page: Page,
  origin: string,
  path: string,
  parts: readonly string[],
): Promise<void> {
  const {server, url, response} = await serveInParts(origin, path);
  page.once('close', () => {
    server.closeAllConnections();
    server.close();
  });
  const opened = page.goto(url, {waitUntil: 'commit'});
  const reply = await response;
  for (const [at, part] of parts.entries()) {
    reply.write(`${part}<!--${at}-->`);
    await opened;
    await waitUntilShown(page, String(at));
  }
  reply.end();
  await page.waitForLoadState('domcontentloaded');
}

for (const path of PAGES) {
  for (const width of [390, 1000, 1440]) {
    test(`nothing moves while the rest of a page arrives: ${path} at ${width} px`, async ({
      page,
      baseURL,
    }) => {
      const html = await (await page.request.get(address(path))).text();
      const parts = cutPage(html);
      expect(parts.length).toBeGreaterThan(30);
      await noteShifts(page, {duringParsing: true});
      await page.setViewportSize({width, height: 900});
      await openInParts(page, baseURL ?? '', address(path), parts);
      expect(await page.evaluate('window.shifts')).toEqual([]);
    });
  }
}
