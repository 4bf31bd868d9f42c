import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readIdentifiers} from '../../src/samples';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'identifiers-'));
});

afterEach(() => rm(folder, {recursive: true, force: true}));

async function read(text: string) {
  const file = path.join(folder, 'names.yml');
  await writeFile(file, text);
  return readIdentifiers(file);
}

describe('the list of identifiers', () => {
  it('maps owners to names', async () => {
    expect(await read('ann: [corals, rays]\nconstructor: []\n')).toEqual({
      ann: ['corals', 'rays'],
      constructor: [],
    });
  });

  it('is rejected with file and line of each problem', async () => {
    const text = 'ann:\n  - corals\n  - 7\nbob: corals\n';
    await expect(read(text)).rejects.toThrow(
      /names\.yml:3 A name must be a string.+\n.+names\.yml:4 "bob" must be a list of names\.$/,
    );
    await expect(read('- ann')).rejects.toThrow(
      'names.yml:1 must map owners to lists of names.',
    );
  });
});
