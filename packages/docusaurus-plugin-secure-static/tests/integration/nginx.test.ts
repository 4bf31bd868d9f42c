import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {formatNginx} from '../../src/nginx';
import {createHeaderRules, createPolicy} from '../../src/headers/policy';
import {compressFiles} from '../../src/compress';
import {
  brotliIsThere,
  nginxIsThere,
  shipConfiguration,
} from './shipped-configuration';
import {findFreeAddress, startNginx} from './start-nginx';
import {ask} from './ask';
import {askRaw, findHarm, HOSTILE_REQUESTS} from './hostile-requests';

const page = `<!doctype html><title>A page</title>${'words '.repeat(500)}`;

/** The hash of an inline script, as in a policy. */
const HASH = " 'sha256-a='";

function makeSite(folder: string): void {
  const files = {
    'index.html': 'home',
    '404.html': 'nothing here',
    'guides.html': page,
    'guides/start.html': 'start',
    'assets/js/main.0a1b2c3d.js': 'let x;'.repeat(400),
    'assets/demo.html': 'demo',
    '.well-known/security.txt': 'Contact: mailto:a@b.test',
    'notebooks/one.ipynb': '{}',
    'guides.md': '# Guide – é',
    'manifest/site.webmanifest': '{}',
    'worker.mjs': 'let x;',
    _headers: 'secret',
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
}

it('requires nginx if REQUIRE_NGINX is set', () => {
  expect(nginxIsThere || process.env.REQUIRE_NGINX === undefined).toBe(true);
});

describe.each(['/', '/handbook/'])('nginx at %s', (baseUrl) => {
  if (!nginxIsThere) {
    it.skip('is not tested: install nginx-light to test it', () => undefined);
    return;
  }
  let address = '';
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const at = (target: string, headers = {}) =>
    ask(address, baseUrl.slice(0, -1) + target, headers);
  const rules = createHeaderRules(
    createPolicy(
      {scripts: [HASH.trim()], styles: [], styleAttributes: []},
      {sources: {}, styles: [], trustedTypes: false},
    ),
    baseUrl,
    false,
  );
  let stop = (): Promise<void> => Promise.resolve();

  beforeAll(async () => {
    // nginx drops root privileges and reads the folder as another user.
    fs.chmodSync(folder, 0o755);
    makeSite(path.join(folder, baseUrl));
    await compressFiles(path.join(folder, baseUrl));
    address = await findFreeAddress();
    stop = await startNginx(
      shipConfiguration(
        formatNginx(rules, {
          root: folder,
          listen: [address],
          baseUrl,
          brotli: brotliIsThere,
        }),
      ),
      address,
    );
  });
  afterAll(async () => {
    await stop();
    fs.rmSync(folder, {recursive: true, force: true});
  });

  it('serves a page at its name and with its extension', async () => {
    for (const target of ['/guides', '/guides.html', '/guides?q=1']) {
      const {status, body, headers} = await at(target);
      expect(status, target).toBe(200);
      expect(body.toString()).toBe(page);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
    expect((await at('/')).body.toString()).toBe('home');
    expect((await at('/.well-known/security.txt')).status).toBe(200);
  });

  it('sends the type and encoding of files that browsers can show or read', async () => {
    for (const [target, type] of [
      ['/guides.md', 'text/markdown; charset=utf-8'],
      ['/notebooks/one.ipynb', 'application/x-ipynb+json'],
      ['/manifest/site.webmanifest', 'application/manifest+json'],
      ['/worker.mjs', 'application/javascript; charset=utf-8'],
    ] as const) {
      expect((await at(target)).headers['content-type'], target).toBe(type);
    }
  });

  it('redirects other forms of a URL to the canonical one', async () => {
    const home = baseUrl.slice(0, -1);
    for (const [from, to] of [
      ['/guides/', `${home}/guides`],
      ['/guides/index.html', `${home}/guides`],
      ['/guides/start/?a=b&c=%20', `${home}/guides/start?a=b&c=%20`],
      ['/index.html', baseUrl],
    ] as const) {
      const {status, headers} = await at(from);
      expect([status, headers.location], from).toEqual([301, to]);
    }
    const {status, headers} = await ask(address, home === '' ? '/' : home);
    expect([status, headers.location]).toEqual(
      home === '' ? [200, undefined] : [301, baseUrl],
    );
  });

  it('redirects repeated slashes to the path without them, on the same host', async () => {
    const home = baseUrl.slice(0, -1);
    for (const [from, to] of [
      ['/guides//start', `${home}/guides/start`],
      ['//guides?a=//b', `${home}/guides?a=//b`],
    ] as const) {
      const {status, headers} = await at(from);
      expect([status, headers.location], from).toEqual([301, to]);
    }
    const {status, headers} = await ask(address, `/${baseUrl}`);
    expect([status, headers.location]).toEqual([301, baseUrl]);
    expect((await at('/guides?a=//b')).status).toBe(200);
  });

  it('sends the hashes of inline code only with pages', async () => {
    const policyOf = async (target: string) =>
      (await at(target)).headers['content-security-policy'];
    const policy = rules[0]?.headers['Content-Security-Policy'] ?? '';
    expect(policy).toContain(`script-src 'self'${HASH}`);
    for (const target of [
      '/',
      '/guides',
      '/guides.html',
      '/assets/none.js',
      '/assets/demo',
    ]) {
      expect(await policyOf(target), target).toBe(policy);
    }
    expect(await policyOf('/assets/js/main.0a1b2c3d.js')).toBe(
      policy.replace(HASH, ''),
    );
  });

  it('never redirects to another site or lets a request inject headers', async () => {
    for (const target of [
      '//evil.test/',
      '/\\evil.test/',
      '/%5Cevil.test/',
      '/%2F%2Fevil.test/',
      '/.//evil.test/',
      '/x%0d%0aSet-Cookie:%20a=b/',
    ]) {
      for (const path of [target, baseUrl.slice(0, -1) + target]) {
        const {headers} = await ask(address, path);
        expect(headers.location ?? '/', path).toMatch(/^\/(?![/\\])/);
        expect(headers['set-cookie']).toBeUndefined();
      }
    }
  });

  it('serves its own page for missing files, with status 404', async () => {
    for (const target of [
      '/missing',
      '/_headers',
      '/guides.html.gz',
      '/guides.html.br',
      '/assets/js/missing.js',
      '/404',
      '/404.html',
    ]) {
      const {status, body, headers} = await at(target);
      expect([status, body.toString()], target).toEqual([404, 'nothing here']);
      expect(headers['cache-control']).toBe('no-cache');
    }
    expect((await ask(address, '/elsewhere')).status).toBe(404);
    expect((await at('/../../etc/passwd')).status).toBeGreaterThanOrEqual(400);
  });

  it('sends the security headers with every response', async () => {
    const {etag = ''} = (await at('/guides')).headers;
    const answers = [
      await at('/'),
      await at('/guides'),
      await at('/guides/'),
      await at('/missing'),
      await at('/assets/js/main.0a1b2c3d.js'),
      await ask(address, `${baseUrl}guides`, {}, 'POST'),
      await ask(address, `${baseUrl}guides`, {}, 'HEAD'),
      await at('/guides', {Range: 'bytes=0-8'}),
      await at('/guides', {Range: 'bytes=999999-'}),
      await at('/guides', {'If-None-Match': etag}),
      await at('/%00'),
      await at(`/${'a'.repeat(9000)}`),
    ];
    expect(answers.map(({status}) => status)).toEqual([
      200, 200, 301, 404, 200, 405, 200, 206, 416, 304, 400, 414,
    ]);
    const asset = answers[4];
    for (const answer of answers) {
      const {status, headers} = answer;
      for (const [name, full] of Object.entries(rules[0]?.headers ?? {})) {
        const value = answer === asset ? full.replace(HASH, '') : full;
        // nginx writes the headers of a 416 response twice.
        const values = status === 416 ? [value, value] : [value];
        expect(headers[name.toLowerCase()]).toBe(values.join(', '));
      }
      expect(headers.server).toBe('nginx');
    }
    expect(answers.map(({headers}) => headers['cache-control'])).toEqual([
      'no-cache',
      'no-cache',
      'no-cache',
      'no-cache',
      'public, max-age=31536000, immutable',
      ...['no-cache', 'no-cache', 'no-cache', 'no-cache, no-cache'],
      ...['no-cache', 'no-cache', 'no-cache'],
    ]);
  });

  it('answers HTTP/1.0 requests and HEAD requests', async () => {
    const answer = await askRaw(address, `GET ${baseUrl} HTTP/1.0\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nhome$/);
    expect(answer).toContain("default-src 'none'");
    const {status, headers, body} = await ask(
      address,
      `${baseUrl}guides`,
      {},
      'HEAD',
    );
    expect([status, headers['content-length'], body.length]).toEqual([
      200,
      String(page.length),
      0,
    ]);
  });

  it('survives hostile requests without leaking anything', async () => {
    for (const request of HOSTILE_REQUESTS) {
      const below = request.replace(' /', ` ${baseUrl.slice(0, -1)}/`);
      for (const head of new Set([request, below])) {
        expect(findHarm(await askRaw(address, head)), head).toEqual([]);
      }
    }
    expect((await at('/guides')).body.toString()).toBe(page);
  });

  it('serves precompressed files', async () => {
    const small = await at('/guides', {'Accept-Encoding': 'gzip'});
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(small.headers.vary).toContain('Accept-Encoding');
    expect(zlib.gunzipSync(small.body).toString()).toBe(page);
    if (brotliIsThere) {
      const smaller = await at('/guides', {'Accept-Encoding': 'gzip, br'});
      expect(smaller.headers['content-encoding']).toBe('br');
      expect(zlib.brotliDecompressSync(smaller.body).toString()).toBe(page);
    }
  });

  it('answers range requests and conditional requests', async () => {
    const part = await at('/guides', {Range: 'bytes=0-8'});
    expect([part.status, part.body.toString()]).toEqual([206, '<!doctype']);
    expect((await at('/guides', {Range: 'bytes=999999-'})).status).toBe(416);
    const {headers} = await at('/guides');
    const again = await at('/guides', {'If-None-Match': headers.etag});
    expect(again.status).toBe(304);
  });
});
