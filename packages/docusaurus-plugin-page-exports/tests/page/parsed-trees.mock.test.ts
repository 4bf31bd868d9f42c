import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createPageReader} from '../../src/page';
import {parseText} from '../../src/page/parse-markdown';
import {cacheTrees} from '../../src/page/parsed-trees';

vi.mock('../../src/page/parse-markdown', {spy: true});

const TREES = Symbol.for('docusaurus-plugin-page-exports.trees');
const SOURCE = '# Kept\n\nOn the *disk*.';

let folder: string;

beforeEach(() => {
  vi.mocked(parseText).mockClear();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsed-trees-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

/** Reads a page in a process that hasn't read it before. */
async function read(source: string) {
  Reflect.deleteProperty(globalThis, TREES);
  cacheTrees(folder, 'key');
  const reader = createPageReader({
    siteDir: '/site',
    siteConfig: {markdown: {}},
  });
  const page = await reader.parse('docs/kept.mdx', source);
  return page.readTree();
}

it('a page is parsed once for all builds of a site with a cache, until it changes', async () => {
  const first = await read(SOURCE);
  expect(parseText).toHaveBeenCalledTimes(1);
  expect(await read(SOURCE)).toEqual(first);
  expect(parseText).toHaveBeenCalledTimes(1);
  expect(toString(await read('# New'))).toBe('New');
  expect(parseText).toHaveBeenCalledTimes(2);
});

it('a page is not kept once the parsers or options of the site change', async () => {
  await read('# Before');
  cacheTrees(folder, 'other');
  const kept = fs.readdirSync(folder);
  const reader = createPageReader({
    siteDir: '/site',
    siteConfig: {markdown: {}},
  });
  await reader.parse('docs/kept.mdx', '# After');
  expect(fs.readdirSync(folder)).toEqual(kept);
});

it('a page whose tree on disk is damaged is parsed again', async () => {
  const first = await read(SOURCE);
  const names = fs.readdirSync(folder);
  expect(names).not.toEqual([]);
  for (const name of names) {
    fs.truncateSync(path.join(folder, name), 40);
  }
  vi.mocked(parseText).mockClear();
  expect(await read(SOURCE)).toEqual(first);
  expect(parseText).toHaveBeenCalledTimes(1);
});
