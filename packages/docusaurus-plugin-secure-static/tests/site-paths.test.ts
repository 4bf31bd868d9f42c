// cspell:ignore fsecret
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ask} from './integration/ask';
import {askRaw} from './integration/hostile-requests';
import {startSmallServer, type SmallServer} from './small-server';

let root: SmallServer;
let below: SmallServer;

beforeAll(async () => {
  root = await startSmallServer('/');
  below = await startSmallServer('/handbook/');
  for (const {folder} of [root, below]) {
    fs.writeFileSync(path.join(folder, 'guide.html'), 'guide');
    fs.writeFileSync(path.join(folder, '..', 'secret.txt'), 'secret');
  }
});
afterAll(() => {
  root.close();
  below.close();
});

/** Returns the status, and where a redirect leads or else the text. */
async function look({address}: SmallServer, target: string) {
  const {status, headers, body} = await ask(address, target);
  return [status, headers.location ?? body.toString()];
}

it.each([
  ['/handbook/', 200, 'home'],
  ['/handbook/guide', 200, 'guide'],
  ['/handbook/guide.html', 200, 'guide'],
  ['/handbook?q=1', 301, '/handbook/?q=1'],
  ['/handbook/index.html?q=1', 301, '/handbook/?q=1'],
  ['/handbook/guide/?q=1', 301, '/handbook/guide?q=1'],
  ['/handbook/missing', 404, 'nothing here'],
  ['/', 404, 'nothing here'],
  ['/guide', 404, 'nothing here'],
  ['/handbooks', 404, 'nothing here'],
])('answers %s, with the site at /handbook/', async (target, status, text) => {
  expect(await look(below, target)).toEqual([status, text]);
});

it('redirects each other path of a page to its only one', async () => {
  for (const [target, location] of [
    ['/index.html', '/'],
    ['/guide/', '/guide'],
    ['/guide/index.html?a=1', '/guide?a=1'],
    ['//guide//index.html', '/guide/index.html'],
  ] as const) {
    expect(await look(root, target)).toEqual([301, location]);
  }
});

it('answers as if files outside of its folder did not exist', async () => {
  expect(fs.existsSync(path.join(root.folder, '../secret.txt'))).toBe(true);
  expect(await look(root, '/..%2fsecret.txt')).toEqual([404, 'nothing here']);
});

describe('an unusual target', () => {
  const send = async (target: string) => {
    const head = `GET ${target} HTTP/1.1\r\nHost: a.test\r\n`;
    const answer = await askRaw(root.address, head);
    return [answer.split('\r\n', 1)[0], answer.split('\r\n\r\n')[1]];
  };

  it('may be a whole address, as for a proxy', async () => {
    expect(await send('http://a.test/guide')).toEqual([
      'HTTP/1.1 200 OK',
      'guide',
    ]);
  });

  it('is refused if it is malformed', async () => {
    const [status, text] = await send('http://[');
    expect(status).toBe('HTTP/1.1 400 Bad Request');
    expect(text).toContain('Malformed URL.');
  });
});

it('describes an error rather than the file if a range is beyond its end', async () => {
  const {status, headers, body} = await ask(root.address, '/guide', {
    Range: 'bytes=9-',
  });
  expect([status, headers['content-range']]).toEqual([416, 'bytes */5']);
  expect(body.toString()).toBe('Range Not Satisfiable\n');
  expect(headers).not.toHaveProperty('etag');
  expect(headers).not.toHaveProperty('last-modified');
});

it('has a text for missing pages if the site has no page for them', async () => {
  const page = path.join(root.folder, '404.html');
  fs.renameSync(page, `${page}.away`);
  try {
    expect(await look(root, '/missing')).toEqual([404, 'Not found']);
  } finally {
    fs.renameSync(`${page}.away`, page);
  }
});
