import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createTreeKey} from '../../src/page/create-tree-key';
import {openTreeCache} from '../../src/page/tree-cache';

const BYTES = Buffer.from('a tree');
const DAY_MS = 24 * 60 * 60 * 1000;

let temporary: string;

beforeEach(() => {
  temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-cache-'));
});

afterEach(() => {
  fs.rmSync(temporary, {recursive: true, force: true});
});

describe('the trees in a folder', () => {
  let folder: string;
  const open = (key = 'key') => openTreeCache(folder, key);
  const files = () =>
    fs.readdirSync(folder).map((name) => path.join(folder, name));

  beforeEach(() => {
    folder = path.join(temporary, 'cache', 'trees');
  });

  it('are found when the folder is opened again', () => {
    expect(open().find('a.mdx', 'A')).toBeUndefined();
    open().add('a.mdx', 'A', BYTES);
    expect(open().find('a.mdx', 'A')).toEqual(BYTES);
  });

  it('belong to one page, one text and one key', () => {
    open().add('a.mdx', 'A', BYTES);
    expect(open().find('b.mdx', 'A')).toBeUndefined();
    expect(open().find('a.mdx', 'B')).toBeUndefined();
    expect(open('other').find('a.mdx', 'A')).toBeUndefined();
  });

  it.each([
    ['truncated', (written: Buffer) => written.subarray(0, -1)],
    ['empty', () => Buffer.alloc(0)],
    ['changed', (written: Buffer) => written.fill(7, written.length - 1)],
  ])('are not found if their file is %s', (_, damage) => {
    open().add('a.mdx', 'A', BYTES);
    expect(open().find('a.mdx', 'A')).toBeDefined();
    for (const file of files()) {
      fs.writeFileSync(file, damage(fs.readFileSync(file)));
    }
    expect(open().find('a.mdx', 'A')).toBeUndefined();
  });

  it('are removed after a week without use', () => {
    const trees = open();
    const names = ['used.mdx', 'unused.mdx'];
    for (const name of names) {
      trees.add(name, 'A', BYTES);
    }
    const longAgo = new Date(Date.now() - 8 * DAY_MS);
    for (const file of files()) {
      fs.utimesSync(file, longAgo, longAgo);
    }
    const theirs = path.join(folder, 'a-note-of-mine');
    fs.writeFileSync(theirs, '');
    fs.utimesSync(theirs, longAgo, longAgo);
    fs.mkdirSync(path.join(folder, '0'.repeat(64)));
    fs.utimesSync(path.join(folder, '0'.repeat(64)), longAgo, longAgo);
    trees.find('used.mdx', 'A');
    trees.prune();
    expect(fs.existsSync(theirs)).toBe(true);
    expect(names.map((name) => trees.find(name, 'A'))).toEqual([
      BYTES,
      undefined,
    ]);
  });

  it("are not kept if the folder can't be created, and nothing else fails", () => {
    fs.writeFileSync(path.join(temporary, 'cache'), 'in the way');
    const trees = open();
    trees.add('a.mdx', 'A', BYTES);
    trees.prune();
    expect(trees.find('a.mdx', 'A')).toBeUndefined();
  });
});

describe('the key of the trees of a site', () => {
  const keyOf = (siteDir: string, markdown = {}) =>
    createTreeKey({siteDir, siteConfig: {markdown}});

  it('changes with the lockfile of the site, or of the folder that it is in', () => {
    const site = path.join(temporary, 'site');
    fs.mkdirSync(site);
    expect(keyOf(site)).toBeUndefined();
    const keys = [];
    fs.writeFileSync(path.join(temporary, 'yarn.lock'), 'remark 1');
    keys.push(keyOf(site));
    fs.writeFileSync(path.join(site, 'package-lock.json'), 'remark 2');
    keys.push(keyOf(site));
    expect(new Set(keys).size).toBe(keys.length);
    fs.writeFileSync(path.join(temporary, 'yarn.lock'), 'remark 3');
    expect(keyOf(site)).toBe(keys.at(-1));
  });

  it('changes with remark-math and its options', () => {
    fs.writeFileSync(path.join(temporary, 'bun.lock'), '');
    function remarkMath(): void {
      // Only its name and its options matter.
    }
    const keys = [[], [remarkMath], [[remarkMath, {a: 1}]]].map(
      (remarkPlugins) =>
        createTreeKey({
          siteDir: temporary,
          siteConfig: {markdown: {}, plugins: [['docs', {remarkPlugins}]]},
        }),
    );
    expect(new Set(keys).size).toBe(3);
  });

  it('changes with the Markdown options of the site', () => {
    fs.writeFileSync(path.join(temporary, 'bun.lock'), '');
    expect(keyOf(temporary, {format: 'detect'})).not.toBe(keyOf(temporary));
    expect(keyOf(temporary)).toBe(keyOf(temporary));
  });
});
