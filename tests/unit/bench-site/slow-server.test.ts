import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveSlowly} from '../../../scripts/lib/bench-site/slow-server';

const PAGE = '<p>text</p>'.repeat(9000);

describe('the server with a slow network', () => {
  const files = createServer((request, response) => {
    const isPage = request.url === '/page?q';
    response.writeHead(isPage ? 200 : 404, {
      'Content-Type': isPage ? 'text/html' : 'font/woff2',
    });
    response.end(isPage ? PAGE : 'none');
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

  it('ends the connection if the other server does not answer', async () => {
    const lost = await serveSlowly('http://127.0.0.1:9');
    await expect(fetch(lost.origin)).rejects.toThrow();
    lost.server.close();
  });
});
