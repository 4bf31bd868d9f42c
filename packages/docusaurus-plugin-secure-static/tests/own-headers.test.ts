import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {headersFor, parseHeadersFile} from '../src/headers/headers-file';
import {addToOwnRules, readOwnHeaders} from '../src/headers/own-headers';
import type {HeaderRule} from '../src/headers/types';
import {writeHeaders} from '../src/headers/write-headers';
import {formatNginx} from '../src/nginx';
import type {SecureStaticOptions} from '../src/options';

const POLICY = 'Content-Security-Policy';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'own-headers-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

const generated: HeaderRule[] = [
  {pattern: '/*', headers: {[POLICY]: "default-src 'none'", 'X-A': 'ours'}},
  {pattern: '/assets/*', headers: {'Cache-Control': 'immutable'}},
];

const add = (text: string) =>
  addToOwnRules({file: 'static/_headers', text}, generated);

describe("the author's headers file", () => {
  it('keeps its rules, and gets those that are generated', () => {
    const own = '# Ours: none\n/draft/*\n  X-Robots-Tag: noindex\n  ! X-A\n';
    expect(add(own)).toBe(
      "/*\n  Content-Security-Policy: default-src 'none'\n  X-A: ours\n" +
        `/assets/*\n  Cache-Control: immutable\n${own}`,
    );
  });

  it('has one rule for each path, in which its own values apply', () => {
    const text = add('/*\n  x-a: mine\n  X-B: b\n');
    expect(text).toBe(
      '/assets/*\n  Cache-Control: immutable\n' +
        "/*\n  Content-Security-Policy: default-src 'none'\n" +
        '  x-a: mine\n  X-B: b\n',
    );
  });

  it('gets the rule of assets below its own for more paths, and above all others', () => {
    const all = '/*\n  Cache-Control: max-age=60\n  ! X-B\n';
    const some = '# Forms\n/assets/files/*\n  Cache-Control: no-cache\n';
    const assets = '/assets/*\n  Cache-Control: immutable\n';
    const added =
      "/*\n  Content-Security-Policy: default-src 'none'\n  X-A: ours\n" +
      '  Cache-Control: max-age=60\n  ! X-B\n';
    expect(add(`${all}\n${some}`)).toBe(`${added}${assets}\n${some}`);
    expect(add(`${some}${all}`)).toBe(`${assets}${some}${added}`);
  });

  it.each([
    '/*\n  x-a: mine\n/draft/*\n  X-Robots-Tag: noindex\n',
    '/*\n  Cache-Control: max-age=60\n\n/draft/*\n  Cache-Control: no-store\n',
  ])(
    'stays the same if rules are added again, as for another locale',
    (own) => {
      const text = add(own);
      expect(
        addToOwnRules(
          {file: 'static/_headers', text: own},
          parseHeadersFile(text),
        ),
      ).toBe(text);
    },
  );

  it('must leave the policy of all pages to the plugin', () => {
    expect(() => add('/*\n  content-security-policy: a\n')).toThrow(
      "static/_headers sets Content-Security-Policy for '/*'",
    );
    expect(() => add(`/a\n  ${POLICY}: a\n`)).not.toThrow();
  });

  it('is read from the first folder of static files that has one', () => {
    for (const name of ['b', 'c']) {
      fs.mkdirSync(path.join(folder, name));
      fs.writeFileSync(
        path.join(folder, name, '_headers'),
        `/${name}\n  X-A: a\n`,
      );
    }
    expect(readOwnHeaders(folder, ['a', 'b', 'c'])).toEqual({
      file: path.join('b', '_headers'),
      text: '/b\n  X-A: a\n',
    });
    expect(readOwnHeaders(folder, ['a'])).toBeUndefined();
  });

  it('is part of the headers of a build', async () => {
    const site = {outDir: folder, baseUrl: '/'};
    const options: SecureStaticOptions = {
      sources: {},
      styles: [],
      strictTransport: false,
      securityTxt: false,
      trustedTypes: false,
      reproducible: true,
    };
    await writeHeaders(site, site, options, {
      file: 'static/_headers',
      text: '/draft/*\n  X-Robots-Tag: noindex\n',
    });
    const rules = parseHeadersFile(
      fs.readFileSync(path.join(folder, '_headers'), 'utf8'),
    );
    expect(headersFor(rules, '/draft/a')).toMatchObject({
      'X-Robots-Tag': 'noindex',
      'X-Content-Type-Options': 'nosniff',
    });
  });
});

it('parses a file with comments, detached headers and Windows line ends', () => {
  expect(
    parseHeadersFile(
      '# A: b\r\n/*\r\n  # C: d\r\n  X-A: a\r\n  ! X-B\r\n\r\nhttps://x.test/*\r\n  X-C: c\r\n',
    ),
  ).toEqual([
    {pattern: '/*', headers: {'X-A': 'a'}},
    {pattern: 'https://x.test/*', headers: {'X-C': 'c'}},
  ]);
});

it('joins the values of a name that a rule repeats, as hosts do', () => {
  const rules = parseHeadersFile(
    '/*\n  Link: </a>; rel=x\n  link: </b>; rel=y\n/b\n  X-A: a\n/c\n  Link: c\n',
  );
  expect(headersFor(rules, '/b')).toEqual({
    Link: '</a>; rel=x, </b>; rel=y',
    'X-A': 'a',
  });
  expect(headersFor(rules, '/c')).toEqual({Link: 'c'});
  expect(headersFor(rules, '/c/d')).toEqual({Link: '</a>; rel=x, </b>; rel=y'});
});

it('applies a lifetime for all pages in nginx without hiding that of assets', () => {
  const rules = parseHeadersFile(add('/*\n  Cache-Control: max-age=60\n'));
  const text = formatNginx(rules, {
    root: '/srv',
    listen: ['80'],
    baseUrl: '/',
    brotli: false,
  });
  expect(text).toMatch(
    /\{\n {4}default "max-age=60";\n {4}"~\^\/assets\/" "immutable";\n\}/,
  );
});
