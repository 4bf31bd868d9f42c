import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {listSources} from '../../../scripts/lib/pack/list-sources';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sources-'));
  fs.mkdirSync(path.join(folder, 'deep'));
  fs.writeFileSync(path.join(folder, 'deep', 'a.ts'), '');
  return () => {
    fs.rmSync(folder, {recursive: true, force: true});
  };
});

it('the sources of a package are listed with their folders', async () => {
  expect(await listSources(folder)).toEqual([
    path.join(folder, 'deep', 'a.ts'),
  ]);
});

it.runIf(process.platform !== 'win32').each([
  ['a file elsewhere', '/etc/hostname'],
  ['a folder', 'deep'],
  ['nothing', 'missing'],
])('a symbolic link to %s is never packed', async (_, target) => {
  fs.symlinkSync(target, path.join(folder, 'link.json'));
  await expect(listSources(folder)).rejects.toThrow(
    /link\.json is a symbolic link/,
  );
});
