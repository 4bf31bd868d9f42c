import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {addToOwnRules} from '../../src/headers/own-headers';
import {createHeaderRules} from '../../src/headers/policy';
import {formatNginx, parseHeadersFile} from '../../src/nginx';
import {serveFolder} from '../small-server';
import {ask} from './ask';
import {nginxIsThere, shipConfiguration} from './shipped-configuration';
import {findFreeAddress, startNginx} from './start-nginx';

const FILES = [
  ...['index.html', 'blog.html', 'drafts/one.html', 'drafts/two.html'],
  ...['assets/main.js', 'assets/files/form.pdf', 'logo.svg'],
];

const TARGETS = [
  ...['/', '/blog', '/drafts/one', '/drafts/two'],
  ...['/assets/main.js', '/assets/files/form.pdf', '/logo.svg'],
];

const FOREVER = 'public, max-age=31536000, immutable';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  // nginx drops root privileges and reads the folder as another user.
  fs.chmodSync(folder, 0o755);
  for (const name of FILES) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), name);
  }
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

async function readLifetimes(address: string): Promise<Record<string, string>> {
  const lifetimes: Record<string, string> = {};
  for (const target of TARGETS) {
    const {headers} = await ask(address, target);
    lifetimes[target] = headers['cache-control'] ?? '';
  }
  return lifetimes;
}

/** Returns the lifetime of each target, as sent by the own server. */
async function serve(): Promise<Record<string, string>> {
  const server = await serveFolder(folder, '/');
  const lifetimes = await readLifetimes(server.address);
  server.close();
  return lifetimes;
}

/** Returns the lifetime of each target, as sent by nginx. */
async function serveWithNginx(text: string): Promise<Record<string, string>> {
  const address = await findFreeAddress();
  const configuration = formatNginx(parseHeadersFile(text), {
    root: folder,
    listen: [address],
    baseUrl: '/',
    brotli: false,
  });
  const stop = await startNginx(shipConfiguration(configuration), address);
  const lifetimes = await readLifetimes(address);
  await stop();
  return lifetimes;
}

describe('a path that several rules match', () => {
  it.each([
    {
      name: 'an exception below the assets',
      own: '/assets/files/*\n  Cache-Control: no-cache\n',
      expected: {
        '/assets/files/form.pdf': 'no-cache',
        '/assets/main.js': FOREVER,
        '/blog': 'no-cache',
      },
    },
    {
      name: 'a lifetime of all pages, and an exception',
      own:
        '/*\n  Cache-Control: max-age=60\n' +
        '/assets/files/*\n  Cache-Control: no-cache\n',
      expected: {
        '/assets/files/form.pdf': 'no-cache',
        '/assets/main.js': FOREVER,
        '/logo.svg': 'max-age=60',
      },
    },
    {
      name: 'a folder and a page in it',
      own:
        '/drafts/*\n  Cache-Control: no-store\n' +
        '/drafts/one\n  Cache-Control: max-age=1\n',
      expected: {'/drafts/one': 'max-age=1', '/drafts/two': 'no-store'},
    },
    {
      name: 'a page above its folder and all pages, whose rule is the last',
      own:
        '/drafts/one\n  Cache-Control: max-age=1\n' +
        '/drafts/*\n  Cache-Control: no-store\n' +
        '/assets/files/*\n  Cache-Control: no-cache\n' +
        '/*\n  Cache-Control: max-age=60\n' +
        '/blog\n  Cache-Control: max-age=2\n',
      expected: {
        '/drafts/one': 'max-age=60',
        '/drafts/two': 'max-age=60',
        '/assets/files/form.pdf': 'max-age=60',
        '/blog': 'max-age=2',
      },
    },
    {
      name: 'two rules for all pages',
      own:
        '/*\n  Cache-Control: max-age=60\n/blog\n  Cache-Control: max-age=2\n' +
        '/*\n  Cache-Control: max-age=61\n/*\n  X-A: a\n',
      expected: {'/blog': 'max-age=61', '/logo.svg': 'max-age=61'},
    },
  ])(
    'has the lifetime of the last one, on every server: $name',
    async ({own, expected}) => {
      const text = addToOwnRules(
        {file: 'static/_headers', text: own},
        createHeaderRules([], '/', false),
      );
      fs.writeFileSync(path.join(folder, '_headers'), text);
      const lifetimes = await serve();
      expect(lifetimes).toMatchObject(expected);
      if (nginxIsThere) {
        expect(await serveWithNginx(text)).toEqual(lifetimes);
      }
    },
  );
});
