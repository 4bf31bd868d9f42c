import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {formatNginx, parseHeadersFile} from '../../src/nginx';
import {ask} from './ask';
import {nginxIsThere, shipConfiguration} from './shipped-configuration';
import {findFreeAddress, startNginx} from './start-nginx';

/** Longer than a word of nginx's configuration, as with many inline scripts. */
const POLICY = `script-src 'self'${" 'sha256-abcd'".repeat(700)}`;

/** As long, of characters that nginx's configuration has to escape. */
const PRICES = '"$5"\\'.repeat(1000);

const HEADERS = `/*
  cache-control: max-age=600
  X-Price: from $5 on, $USD, \${uri} or $
  X-Prices: ${PRICES}
  X-Path: "C:\\\\new" #1 {a;b}
  Link: </a>; rel=x
  link: </b>; rel=y
  content-security-policy: ${POLICY}
/
  Cache-Control: max-age=1
/blog
  Cache-Control: max-age=2
/drafts/*
  Cache-Control: no-store
  Cache-Control: price=$1
`;

const FILES = [
  ...['index.html', 'index.html.gz', 'blog.html', 'blogger.html', 'logo.svg'],
  ...['drafts/one.html', 'files/data.tar.gz', 'main.js', 'main.js.br'],
];

describe.runIf(nginxIsThere)("nginx with an author's own headers", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-$5-'));
  let address = '';
  let stop: () => Promise<void>;
  const at = (target: string) => ask(address, target, {});

  beforeAll(async () => {
    // nginx drops root privileges and reads the folder as another user.
    fs.chmodSync(folder, 0o755);
    for (const name of FILES) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      fs.writeFileSync(path.join(folder, name), name);
    }
    address = await findFreeAddress();
    const configuration = formatNginx(parseHeadersFile(HEADERS), {
      root: folder,
      listen: [address],
      baseUrl: '/',
      brotli: false,
    });
    stop = await startNginx(shipConfiguration(configuration), address);
  });

  afterAll(async () => {
    await stop();
    fs.rmSync(folder, {recursive: true, force: true});
  });

  it('sends a policy of many thousand characters whole', async () => {
    const {headers} = await at('/blog');
    expect(headers['content-security-policy']).toBe(POLICY);
  });

  it('sends values exactly as written, whatever they mean to nginx', async () => {
    const {headers} = await at('/blog');
    expect(headers['x-price']).toBe('from $5 on, $USD, ${uri} or $');
    expect(headers['x-prices']).toBe(PRICES);
    expect(headers['x-path']).toBe('"C:\\\\new" #1 {a;b}');
  });

  it('joins the values of a name that a rule repeats, as hosts do', async () => {
    expect((await at('/blog')).headers.link).toBe('</a>; rel=x, </b>; rel=y');
  });

  it.each([
    ['/', 'max-age=1'],
    ['/blog', 'max-age=2'],
    ['/blogger', 'max-age=600'],
    ['/logo.svg', 'max-age=600'],
    ['/drafts/one', 'no-store, price=$1'],
    ['/missing', 'max-age=600'],
  ])('caches %s as the rule for its path says', async (target, lifetime) => {
    expect((await at(target)).headers['cache-control']).toBe(lifetime);
  });

  it('offers archives, but not the compressed copies of files', async () => {
    expect((await at('/files/data.tar.gz')).status).toBe(200);
    expect((await at('/index.html.gz')).status).toBe(404);
    expect((await at('/main.js.br')).status).toBe(404);
  });
});
