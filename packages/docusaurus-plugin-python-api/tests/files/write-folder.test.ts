import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeFolder} from '../../src/files/write-folder';

let folder: string;
let target: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'));
  target = path.join(folder, 'pages');
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

const list = () => fs.readdirSync(target, {recursive: true}).sort();

it('writes a complete folder despite concurrent writers, and the last one wins', async () => {
  const names = Array.from({length: 20}, (_, index) => `deep/${index}.md`);
  await Promise.all(
    [1, 2, 3, 4, 5].map((round) =>
      writeFolder(target, new Map(names.map((name) => [name, `${round}`]))),
    ),
  );
  const texts = names.map((name) =>
    fs.readFileSync(path.join(target, name), 'utf8'),
  );
  expect(new Set(texts)).toEqual(new Set(['5']));
  expect(list()).toHaveLength(names.length + 1);
  expect(fs.readdirSync(folder)).toEqual(['pages']);
});

it('adds and removes files, and reports both', async () => {
  await writeFolder(
    target,
    new Map([
      ['same', 'same'],
      ['changed', 'old'],
      ['gone/for/good', 'gone'],
    ]),
  );
  const past = new Date(1_000_000_000_000);
  fs.utimesSync(path.join(target, 'same'), past, past);
  const report = await writeFolder(
    target,
    new Map<string, string | Uint8Array>([
      ['same', 'same'],
      ['changed', Buffer.from('new')],
      ['deep/added', 'added'],
    ]),
  );
  expect(report).toEqual({
    written: ['changed', path.join('deep', 'added')],
    unchanged: 1,
    removed: [path.join('gone', 'for', 'good')],
  });
  expect(fs.readFileSync(path.join(target, 'changed'), 'utf8')).toBe('new');
  expect(fs.statSync(path.join(target, 'same')).mtime).toEqual(past);
  expect(list()).toEqual([
    'changed',
    'deep',
    path.join('deep', 'added'),
    'same',
  ]);
});

it('replaces a folder by a file, and a file by a folder', async () => {
  await writeFolder(
    target,
    new Map([
      ['a', ''],
      ['b/c', ''],
    ]),
  );
  await writeFolder(
    target,
    new Map([
      ['a/c', ''],
      ['b', ''],
    ]),
  );
  expect(list()).toEqual(['a', path.join('a', 'c'), 'b']);
});

it('creates an empty folder without any files', async () => {
  expect(await writeFolder(target, new Map())).toEqual({
    written: [],
    unchanged: 0,
    removed: [],
  });
  expect(list()).toEqual([]);
});

it('continues with the next call after a failed one', async () => {
  const bad = writeFolder(target, new Map([['a\0', 'text']]));
  const good = writeFolder(target, new Map([['a', 'text']]));
  await expect(bad).rejects.toThrow();
  await good;
  expect(list()).toEqual(['a']);
});
