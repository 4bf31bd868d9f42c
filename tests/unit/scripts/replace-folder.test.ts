import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {
  replaceFolder,
  restoreFolder,
} from '../../../scripts/lib/build-site/replace-folder';

let place: string;
let folder: string;
let finished: string;

beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'));
  folder = path.join(place, 'build');
  finished = path.join(place, 'finished');
  fs.mkdirSync(finished);
  fs.writeFileSync(path.join(finished, 'page'), 'new');
});

afterEach(() => {
  fs.rmSync(place, {recursive: true, force: true});
});

function putOld(where: string): void {
  fs.mkdirSync(where);
  fs.writeFileSync(path.join(where, 'page'), 'old');
}

const readPage = () => fs.readFileSync(path.join(folder, 'page'), 'utf8');

it('moves a finished folder into place, replacing an older one', async () => {
  putOld(folder);
  await replaceFolder(finished, folder);
  expect(readPage()).toBe('new');
  expect(fs.readdirSync(place)).toEqual(['build']);
  await replaceFolder(folder, path.join(place, 'first'));
  expect(fs.readdirSync(place)).toEqual(['first']);
});

it('keeps the older folder if there is no replacement', async () => {
  putOld(folder);
  await expect(
    replaceFolder(path.join(place, 'missing'), folder),
  ).rejects.toThrow('missing');
  expect(readPage()).toBe('old');
});

it('restores a folder whose replacement was killed halfway', async () => {
  putOld(`${folder}.replaced.part`);
  await restoreFolder(folder);
  expect(readPage()).toBe('old');
  await replaceFolder(finished, folder);
  expect(readPage()).toBe('new');
});

it('does not restore an older folder over a newer one', async () => {
  putOld(`${folder}.replaced.part`);
  await replaceFolder(finished, folder);
  await restoreFolder(folder);
  expect(readPage()).toBe('new');
  expect(fs.readdirSync(place)).toEqual(['build']);
});

it('leaves alone a folder that someone keeps beside the target', async () => {
  const kept = `${folder}.old`;
  putOld(kept);
  await restoreFolder(folder);
  await replaceFolder(finished, folder);
  expect(fs.readdirSync(kept)).toEqual(['page']);
});
