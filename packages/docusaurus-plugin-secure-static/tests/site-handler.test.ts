import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ask} from './integration/ask';
import {
  askRaw,
  findHarm,
  HOSTILE_REQUESTS,
} from './integration/hostile-requests';
import {
  serveFolder,
  startSmallServer,
  writeSmallSite,
  type SmallServer,
} from './small-server';

let server: SmallServer;

beforeEach(async () => {
  server = await startSmallServer('/');
});
afterEach(() => {
  server.close();
});

it('never redirects to another site, whatever the path', async () => {
  for (const target of [
    '//evil.test/',
    '/.//evil.test/',
    '/./\\evil.test/',
    '/%5Cevil.test/',
    '/x/..//evil.test/index.html',
    '/x%0d%0aSet-Cookie:%20a=b/',
  ]) {
    const {headers} = await ask(server.address, target);
    expect(headers.location ?? '/', target).toMatch(/^\/(?![/\\])/);
    expect(headers['set-cookie']).toBeUndefined();
  }
});

it('redirects repeated slashes to the path without them, on the same host', async () => {
  for (const [target, location] of [
    ['//evil.test/x', '/evil.test/x'],
    ['/\\evil.test', '/evil.test'],
    ['//', '/'],
    ['/guides//start?a=//b', '/guides/start?a=//b'],
  ] as const) {
    const {status, headers} = await ask(server.address, target);
    expect([status, headers.location], target).toEqual([301, location]);
  }
});

it('answers requests for the not-found page itself with status 404', async () => {
  for (const target of ['/404', '/404.html', '/%34%304', '/./404']) {
    const {status, body} = await ask(server.address, target);
    expect([status, body.toString()], target).toEqual([404, 'nothing here']);
  }
});

it('keeps running if a file vanishes once it has been found', async () => {
  fs.writeFileSync(path.join(server.folder, '_headers'), '/*\n  X-Own: a\n');
  // As when a build is moved into place between the two steps.
  const read = vi.spyOn(fs, 'readFileSync').mockImplementation(() => {
    throw Object.assign(new Error('It vanished.'), {code: 'ENOENT'});
  });
  const missing = await ask(server.address, '/gone');
  const home = await ask(server.address, '/');
  expect(read).toHaveBeenCalled();
  read.mockRestore();
  expect([missing.status, missing.body.toString()]).toEqual([404, 'Not found']);
  expect([home.status, home.body.toString()]).toEqual([200, 'home']);
  const {headers} = await ask(server.address, '/');
  expect(headers['x-own']).toBe('a');
});

it('serves nothing from outside its folder', async () => {
  for (const target of ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd']) {
    const {body} = await ask(server.address, target);
    expect(body.toString()).toBe('nothing here');
  }
  expect((await ask(server.address, '/%E0%A4%A')).status).toBeLessThan(500);
});

it('serves its folder however its path is written', async () => {
  const relative = path.relative(process.cwd(), server.folder);
  for (const folder of [
    `${server.folder}/`,
    `${server.folder}/../build`,
    relative,
    `./${relative}/`,
  ]) {
    const other = await serveFolder(folder, '/');
    const {status, body} = await ask(other.address, '/');
    other.close();
    expect([status, body.toString()], folder).toEqual([200, 'home']);
  }
});

it('answers range requests, and survives invalid ranges', async () => {
  for (const [range, text] of [
    ['bytes=0-1', 'ho'],
    ['bytes=0-0', 'h'],
    ['bytes=-2', 'me'],
    ['bytes=2-', 'me'],
  ] as const) {
    const {status, body} = await ask(server.address, '/', {Range: range});
    expect([status, body.toString()], range).toEqual([206, text]);
  }
  for (const range of ['bytes=3-1', 'bytes=9-', 'bytes=x-y', 'lines=1-2']) {
    const {status} = await ask(server.address, '/', {Range: range});
    expect([200, 416], range).toContain(status);
  }
  expect((await ask(server.address, '/')).body.toString()).toBe('home');
});

it('rejects other methods and lists the allowed ones', async () => {
  const {status, headers} = await ask(server.address, '/', {}, 'POST');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  const head = await ask(server.address, '/', {}, 'HEAD');
  expect([head.status, head.headers['content-length']]).toEqual([200, '4']);
});

it('finds a page with a dot in its name or next to a folder of its name', async () => {
  fs.mkdirSync(path.join(server.folder, 'news'));
  fs.writeFileSync(path.join(server.folder, 'news.html'), 'news');
  fs.writeFileSync(path.join(server.folder, 'news/v1.2.html'), 'version');
  for (const [target, text] of [
    ['/news', 'news'],
    ['/news/v1.2', 'version'],
    ['/news/v1%2E2', 'version'],
  ] as const) {
    const {status, body} = await ask(server.address, target);
    expect([status, body.toString()], target).toEqual([200, text]);
  }
});

it('finds a page that is a folder, at one URL', async () => {
  fs.mkdirSync(path.join(server.folder, 'docs/intro'), {recursive: true});
  fs.writeFileSync(path.join(server.folder, 'docs/intro/index.html'), 'intro');
  const {status, body} = await ask(server.address, '/docs/intro');
  expect([status, body.toString()]).toEqual([200, 'intro']);
  for (const target of ['/docs/intro/', '/docs/intro/index.html']) {
    const {headers} = await ask(server.address, target);
    expect(headers.location, target).toBe('/docs/intro');
  }
});

it('survives hostile requests without leaking anything', async () => {
  fs.writeFileSync(path.join(server.folder, '_headers'), '/*\n  x: secret\n');
  for (const head of HOSTILE_REQUESTS) {
    const [answerHead = '', ...bodies] = (
      await askRaw(server.address, head)
    ).split('\r\n\r\n');
    const answer = [answerHead.replace('X: secret', ''), ...bodies].join();
    expect(findHarm(answer), head).toEqual([]);
  }
  expect((await ask(server.address, '/')).body.toString()).toBe('home');
});

describe('while the site is rebuilt', () => {
  const rules = (name: string) =>
    `/*\n  Content-Security-Policy: ${name}\n` +
    '/assets/*\n  Cache-Control: immutable\n';
  const look = async (target: string) => {
    const {status, headers, body} = await ask(server.address, target);
    return [status, headers['content-security-policy'], body.toString()];
  };

  function writeBuild(folder: string, name: string): void {
    writeSmallSite(folder, `home ${name}`, `missing ${name}`);
    fs.writeFileSync(path.join(folder, `${name}.js`), name);
    fs.writeFileSync(path.join(folder, '_headers'), rules(name));
  }

  it('serves the whole new site with its headers once it is in place', async () => {
    const {folder} = server;
    writeBuild(folder, 'one');
    expect(await look('/')).toEqual([200, 'one', 'home one']);
    expect(await look('/one.js')).toEqual([200, 'one', 'one']);
    writeBuild(`${folder}.next`, 'second');
    fs.renameSync(folder, `${folder}.old`);
    fs.renameSync(`${folder}.next`, folder);
    fs.rmSync(`${folder}.old`, {recursive: true});
    expect(await look('/')).toEqual([200, 'second', 'home second']);
    expect(await look('/second.js')).toEqual([200, 'second', 'second']);
    expect(await look('/one.js')).toEqual([404, 'second', 'missing second']);
    const {headers} = await ask(server.address, '/assets/one.js');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('waits for the site while it is being moved into place', async () => {
    const {folder} = server;
    writeBuild(folder, 'one');
    const exists = fs.existsSync;
    fs.renameSync(folder, `${folder}.next`);
    const looked = new Promise<void>((resolve) => {
      vi.spyOn(fs, 'existsSync').mockImplementation((file) => {
        if (file === folder) {
          resolve();
        }
        return exists(file);
      });
    });
    const answer = look('/');
    await looked;
    vi.restoreAllMocks();
    fs.renameSync(`${folder}.next`, folder);
    expect(await answer).toEqual([200, 'one', 'home one']);
  });

  it('answers with status 503 if there is no site', async () => {
    const {folder} = server;
    fs.renameSync(folder, `${folder}.gone`);
    const {status, headers, body} = await ask(server.address, '/');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(body.toString()).toContain('npm run build');
    fs.renameSync(`${folder}.gone`, folder);
  });
});
