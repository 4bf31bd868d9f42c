import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {
  writeFolder,
  writeWhole,
} from '../../../plugins/search-index/write-files';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

it('a folder that is written many times at once is whole, and the last wins', async () => {
  const target = path.join(folder, 'pages');
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
  expect(fs.readdirSync(folder)).toEqual(['pages']);
});

it('a file that is written many times at once is whole, and the last wins', async () => {
  const target = path.join(folder, 'deep', 'a.json');
  await Promise.all(
    [1, 2, 3].map((round) => writeWhole(target, `${round}`.repeat(1000))),
  );
  expect(fs.readFileSync(target, 'utf8')).toBe('3'.repeat(1000));
});

it('a writing that fails does not keep the next one from its turn', async () => {
  const target = path.join(folder, 'pages');
  const bad = writeFolder(target, new Map([['a\0', 'text']]));
  const good = writeFolder(target, new Map([['a', 'text']]));
  await expect(bad).rejects.toThrow();
  await good;
  expect(fs.readdirSync(target)).toEqual(['a']);
});
