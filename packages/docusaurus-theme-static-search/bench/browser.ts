import http from 'node:http';
import zlib from 'node:zlib';
import {chromium, type Browser, type Page} from '@playwright/test';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  txt: 'text/plain',
};

export type Files = ReadonlyMap<string, string | Uint8Array>;

/** A page in Chromium, and a server that compresses files and counts bytes. */
export interface BrowserBench {
  page: Page;
  /** Returns the compressed bytes served since the last call. */
  takeBytes(): number;
  close(): Promise<void>;
}

function listen(server: http.Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

async function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  try {
    return await chromium.launch({executablePath, args: ['--no-sandbox']});
  } catch {
    return chromium.launch({args: ['--no-sandbox']});
  }
}

/** @param readFiles - the files to serve, by path without a leading slash. */
export async function openBrowser(
  readFiles: () => Files,
): Promise<BrowserBench> {
  let bytes = 0;
  const server = http.createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname.slice(1);
    const content = path === '' ? '<!doctype html>' : readFiles().get(path);
    if (content === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = zlib.gzipSync(content, {level: 6});
    bytes += path === '' ? 0 : body.length;
    const ending = path.split('.').at(-1) ?? 'html';
    response.writeHead(200, {
      'Content-Type':
        TYPES[path === '' ? 'html' : ending] ?? 'application/octet-stream',
      'Content-Encoding': 'gzip',
      'Cache-Control': 'no-store',
    });
    response.end(body);
  });
  const port = await listen(server);
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  return {
    page,
    takeBytes() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
