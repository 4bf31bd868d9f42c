import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {
  createKey,
  pickRepeated,
} from '../../../plugins/bundler-cache/create-key';

const PAGE = `---
title: Pods
---

# Pods

Data stays in a \`Pod\`.

\`\`\`python
pod = session.pod("north")
\`\`\`
`;

const SYMBOLS = JSON.stringify([
  {dotted: 'shop.Order', url: '/api/shop#Order', summary: 'An order.'},
]);

describe('the cache key of compiled modules', () => {
  let site: string;

  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    fs.writeFileSync(path.join(site, file), text);
  };
  const key = (facts: unknown = {}) =>
    createKey(
      site,
      {
        sources: ['{config,docs}/**', '*.json'],
        pages: ['docs/**/*.mdx'],
        symbols: ['api/symbols.json'],
      },
      facts,
    );

  beforeEach(() => {
    site = fs.mkdtempSync(path.join(os.tmpdir(), 'bundler-cache-'));
    write('docs/pods.mdx', PAGE);
    write('docs/pods.csv', 'name\nnorth\n');
    write('config/words.ts', 'export const words = [];\n');
    write('package.json', '{}');
    write('api/symbols.json', SYMBOLS);
  });

  afterEach(() => {
    fs.rmSync(site, {recursive: true, force: true});
  });

  it('stays the same if nothing or only the prose of a page or symbol changes', async () => {
    const first = await key();
    expect(await key()).toBe(first);
    write('docs/pods.mdx', PAGE.replace('stays in', 'never leaves'));
    expect(await key()).toBe(first);
    write('api/symbols.json', SYMBOLS.replace('An order', 'One order'));
    expect(await key()).toBe(first);
  });

  it.each([
    ['the title of a page', 'docs/pods.mdx', PAGE.replace('Pods', 'Places')],
    ['a heading', 'docs/pods.mdx', PAGE.replace('# Pods', '# Places')],
    ['a name in the text', 'docs/pods.mdx', PAGE.replace('`Pod`', '`Session`')],
    [
      'a link',
      'docs/pods.mdx',
      PAGE.replace('Data stays', '[Data](/api/shop) stays'),
    ],
    [
      'the target of a link with a name',
      'docs/pods.mdx',
      PAGE.replace('`Pod`', '[`Pod`](/api/shop#Order)'),
    ],
    ['a sample', 'docs/pods.mdx', PAGE.replace('"north"', '"south"')],
    ['another page', 'docs/tasks.mdx', PAGE],
    ['a file next to a page', 'docs/pods.csv', 'name\nsouth\n'],
    ['a symbol', 'api/symbols.json', SYMBOLS.replace('#Order', '#Refund')],
    ['a source', 'config/words.ts', 'export const words = ["pod"];\n'],
  ])('changes with %s', async (_what, file, text) => {
    const first = await key();
    write(file, text);
    expect(await key()).not.toBe(first);
  });

  it('changes when a page moves or the configuration changes', async () => {
    const first = await key({title: 'One'});
    expect(await key({title: 'Other'})).not.toBe(first);
    fs.renameSync(
      path.join(site, 'docs/pods.mdx'),
      path.join(site, 'docs/places.mdx'),
    );
    expect(await key({title: 'One'})).not.toBe(first);
  });

  it('does not depend on line endings', () => {
    expect(pickRepeated(PAGE.replaceAll('\n', '\r\n'))).toBe(
      pickRepeated(PAGE),
    );
    expect(pickRepeated(PAGE)).toBe(
      [
        '---\ntitle: Pods\n---',
        '# Pods',
        '`Pod`',
        '```python\npod = session.pod("north")\n```',
      ].join('\n'),
    );
  });
});
