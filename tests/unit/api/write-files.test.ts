import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {replaceFolder} from '../../../scripts/api/write-files';

describe('a folder that is replaced', () => {
  let finished = '';
  let folder = '';

  beforeEach(async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'files-'));
    finished = path.join(root, 'finished');
    folder = path.join(root, 'folder');
    await mkdir(path.join(finished, 'deep'), {recursive: true});
    await writeFile(path.join(finished, 'same'), 'same');
    await writeFile(path.join(finished, 'changed'), 'new');
    await writeFile(path.join(finished, 'deep', 'added'), 'added');
    await mkdir(folder);
    await writeFile(path.join(folder, 'same'), 'same');
    await writeFile(path.join(folder, 'changed'), 'old');
    await writeFile(path.join(folder, 'gone'), 'gone');
  });

  it('gets what is new and loses what is gone', async () => {
    const report = await replaceFolder(finished, folder);
    expect(report).toEqual({
      written: ['changed', path.join('deep', 'added')],
      unchanged: 1,
      removed: ['gone'],
    });
    expect(await readFile(path.join(folder, 'changed'), 'utf8')).toBe('new');
    expect((await readdir(folder)).sort()).toEqual(['changed', 'deep', 'same']);
  });

  it('does not touch a file of the same bytes', async () => {
    const past = new Date(1_000_000_000_000);
    await utimes(path.join(folder, 'same'), past, past);
    await replaceFolder(finished, folder);
    expect((await stat(path.join(folder, 'same'))).mtime).toEqual(past);
  });

  it('needs no folder to begin with', async () => {
    const report = await replaceFolder(finished, path.join(folder, 'other'));
    expect(report.written).toHaveLength(3);
  });
});
