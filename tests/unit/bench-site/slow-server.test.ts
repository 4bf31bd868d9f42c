import {once} from 'node:events';
import {createServer, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {serveSlowly} from '../../../scripts/lib/bench-site/slow-server';

const PAGE = '<p>text</p>'.repeat(9000);
const FONT = new Uint8Array(1e6);

describe('the server with a slow network', () => {
  const files = createServer((request, response) => {
    const isPage = request.url === '/page?q';
    const isFont = request.url === '/text.woff2';
    response.writeHead(isPage || isFont ? 200 : 404, {
      'Content-Type': isPage ? 'text/html' : 'font/woff2',
    });
    response.end(isPage ? PAGE : isFont ? FONT : 'none');
  });
  let slow: Awaited<ReturnType<typeof serveSlowly>>;

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      files.listen(0, '127.0.0.1', resolve);
    });
    const {port} = files.address() as AddressInfo;
    slow = await serveSlowly(`http://127.0.0.1:${port}`);
  });

  afterAll(() => {
    for (const server of [files, slow.server]) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('answers with the files of another, and compresses text', async () => {
    const page = await fetch(`${slow.origin}/page?q`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-encoding')).toBe('gzip');
    expect(await page.text()).toBe(PAGE);
    const font = await fetch(`${slow.origin}/font.woff2`);
    expect(font.status).toBe(404);
    expect(font.headers.get('content-encoding')).toBeNull();
    expect(await font.text()).toBe('none');
  });

  it('sends no more of a file after the visit has ended', async () => {
    const begun = once(slow.server, 'request');
    const visit = new AbortController();
    const font = await fetch(`${slow.origin}/text.woff2`, visit);
    await font.body?.getReader().read();
    const [, answer] = (await begun) as [unknown, ServerResponse];
    const ended = once(answer, 'close');
    visit.abort();
    await ended;
    const write = vi.spyOn(ServerResponse.prototype, 'write');
    await (await fetch(`${slow.origin}/font.woff2`)).text();
    expect(write.mock.contexts.length).toBeGreaterThan(0);
    expect(write.mock.contexts).not.toContain(answer);
    write.mockRestore();
  });

  it('ends the connection if the other server does not answer', async () => {
    const lost = await serveSlowly('http://127.0.0.1:9');
    await expect(fetch(lost.origin)).rejects.toThrow();
    lost.server.close();
  });
});
