import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Product} from '../../../config/identity/types';
import {validateProduct} from '../../../config/identity/validate';

const good: Product = {
  name: 'Harbour',
  slug: 'harbour',
  tagline: 'Ships come and go.',
  url: 'https://docs.harbour.test',
  baseUrl: '/handbook/',
  hubUrl: 'https://hub.harbour.test',
  company: {label: 'Harbour', url: 'https://www.harbour.test'},
  source: {label: 'Source', url: 'https://git.harbour.test'},
  editUrl: 'https://git.harbour.test/edit/{path}',
  supportEmail: 'help@harbour.test',
  sdk: {
    path: 'python',
    package: 'harbour',
    include: [],
    exclude: [],
    private: false,
    docstringStyle: 'auto',
    sourceUrl: 'https://git.harbour.test/{path}#L{line}',
  },
  announcement: undefined,
  search: undefined,
};

const source = `export const product = {
  name: 'Harbour',
  slug: 'har-bour',
  nmae: 'Harbour',
  sdk: {
    path: 'python',
    package: 'harbour',
  },
};
`;

describe('validateProduct', () => {
  let root = '';

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'product-'));
    fs.mkdirSync(path.join(root, 'python', 'harbour'), {recursive: true});
    fs.mkdirSync(path.join(root, 'config'));
    fs.writeFileSync(path.join(root, 'config', 'product.ts'), source);
  });

  afterEach(() => {
    fs.rmSync(root, {recursive: true});
  });

  const messageOf = (candidate: object): string => {
    try {
      validateProduct(candidate as Product, root);
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  };

  it('returns a valid identity', () => {
    expect(validateProduct(good, root)).toBe(good);
  });

  it('reports an unknown field with its line and how to fix it', () => {
    expect(messageOf({...good, nmae: 'Harbour'})).toContain(
      'config/product.ts:4 — nmae: is not a known field: remove it',
    );
  });

  it('reports a missing field', () => {
    expect(messageOf({...good, tagline: undefined})).toContain(
      'tagline: is missing: add it',
    );
  });

  it.each(['har-bour', 'Harbour', '2harbour', ''])(
    'rejects %o as a slug, because it is not a Python identifier',
    (slug) => {
      expect(messageOf({...good, slug})).toContain(
        'config/product.ts:3 — slug:',
      );
      expect(messageOf({...good, slug})).toContain('not a Python identifier');
    },
  );

  it('rejects a keyword of Python as a slug, but not one that names can be', () => {
    expect(messageOf({...good, slug: 'class'})).toContain(
      "config/product.ts:3 — slug: 'class' is a keyword of Python",
    );
    expect(messageOf({...good, slug: 'match'})).toBe('');
  });

  it.each([
    ['A<B', '<'],
    ['{x}', '{'],
    ['A\\B', '\\'],
    ['A|B', '|'],
    ['`A`', '`'],
    ['E*Trade', '*'],
    ['_Kelp_', '_'],
    ['Kelp _2', '_'],
    ['~Kelp~', '~'],
    ['> Kelp', '>'],
    ['# Kelp', '#'],
    ['1. Kelp', '1.'],
    ['[Kelp](x)', '['],
  ])('rejects the name %s, which Markdown reads as markup', (name, found) => {
    expect(messageOf({...good, name})).toContain(
      `config/product.ts:2 — name: '${name}' contains '${found}', which is markup in Markdown`,
    );
  });

  it.each([
    'Kelp\'s "Sea" & Söhne',
    'Yahoo!',
    'C#',
    'C++',
    'A*',
    'a_b',
    'A#1',
    'A > B',
    '$1',
    '日本語',
    '2',
  ])('accepts the name %s', (name) => {
    expect(messageOf({...good, name})).toBe('');
  });

  it('rejects a site URL with a path, and a base URL without slashes', () => {
    const message = messageOf({
      ...good,
      url: 'https://x.test/docs',
      baseUrl: 'docs',
    });
    expect(message).toContain('a path belongs in baseUrl');
    expect(message).toContain("'docs' must begin and end with a slash");
  });

  it.each(['https://x.test#top', 'https://x.test?a', 'https://ann@x.test'])(
    'rejects the site URL %s, which is more than an origin',
    (url) => {
      expect(messageOf({...good, url})).toContain(`'${url}' is not an origin`);
    },
  );

  it.each(['hub.x.test', 'ftp://hub.x.test'])(
    'says how to write the address %s',
    (hubUrl) => {
      expect(messageOf({...good, hubUrl})).toContain(
        `hubUrl: '${hubUrl}' is not an absolute address: begin it with https://`,
      );
    },
  );

  it('says that a base URL has no spaces', () => {
    expect(messageOf({...good, baseUrl: '/my docs/'})).toContain(
      "'/my docs/' must begin and end with a slash and contain no spaces",
    );
  });

  it('reports which SDK folder is missing', () => {
    const message = messageOf({...good, sdk: {...good.sdk, package: 'dock'}});
    expect(message).toContain('config/product.ts:7 — sdk.package');
    expect(message).toContain(path.join('python', 'dock'));
  });

  it('accepts an announcement without a link or with a path of the site', () => {
    const announcement = {id: 'news', text: 'Ahoy.'};
    expect(messageOf({...good, announcement})).toBe('');
    const linked = (path: string) =>
      messageOf({
        ...good,
        announcement: {...announcement, link: {label: 'Read', path}},
      });
    expect(linked('/blog/news')).toBe('');
    expect(linked('blog/news')).toContain(
      "announcement.link.path: 'blog/news' is not a path of the site",
    );
  });

  it('accepts names of popular symbols', () => {
    expect(messageOf({...good, popularSymbols: ['Ship']})).toBe('');
    expect(messageOf({...good, popularSymbols: 'Ship'})).toContain(
      'popularSymbols:',
    );
  });

  it('lists all errors at once', () => {
    const message = messageOf({...good, slug: 'a b', hubUrl: 'hub', name: 3});
    for (const field of ['slug', 'hubUrl', 'name']) {
      expect(message).toContain(`${field}:`);
    }
  });

  it('accepts an SDK that is a single module', () => {
    fs.writeFileSync(path.join(root, 'python', 'tool.py'), '');
    const product = {...good, sdk: {...good.sdk, package: 'tool'}};
    expect(validateProduct(product, root)).toBe(product);
  });

  it('reports the placeholders that a URL lacks', () => {
    const product = {...good, sdk: {...good.sdk, sourceUrl: 'https://a.b'}};
    expect(() => validateProduct(product, root)).toThrow(
      'that contains {path}, {file} or {repoPath}.',
    );
  });
});
