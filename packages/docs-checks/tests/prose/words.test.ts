import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readNames} from '../../src/prose/names';
import {readWords} from '../../src/prose/words';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'words-'));
});

afterEach(() => rm(folder, {recursive: true, force: true}));

async function read(text: string) {
  const file = path.join(folder, 'words.yml');
  await writeFile(file, text);
  return readWords(file);
}

describe('the list of words', () => {
  it('contains phrases, which may span lines, and patterns', async () => {
    const [phrase, pattern] = await read(
      "- {avoid: graphics card, instead: GPU}\n- {pattern: '^Not', instead: X}",
    );
    expect('a Graphics\n  card'.match(phrase?.pattern ?? '')).toHaveLength(1);
    expect('Not so'.match(pattern?.pattern ?? '')).toHaveLength(1);
  });

  it('contains phrases with symbols, which match whole words in any case', async () => {
    const [entry] = await read(
      '- {avoid: [C++, e.g., "and/or (both)"], instead: X}',
    );
    const find = (text: string) => text.match(entry?.pattern ?? '') ?? [];
    expect(find('Write c++, E.g. C++20 and/or\n(both).')).toEqual([
      'c++',
      'E.g.',
      'and/or\n(both)',
    ]);
    expect(find('Objective-C, peg, eggs, ABC++')).toEqual([]);
  });

  it('reports the incomplete entry', async () => {
    await expect(read('- {avoid: a}')).rejects.toThrow(
      'entry 1 must have a string',
    );
    await expect(read('- {instead: a}')).rejects.toThrow('"avoid"');
  });
});

describe('the list of names', () => {
  const readList = async (text: string) => {
    const file = path.join(folder, 'names.yml');
    await writeFile(file, text);
    return readNames(file);
  };

  it('is a YAML list of strings', async () => {
    expect(await readList('- Debian\n- Great Reef\n')).toEqual([
      'Debian',
      'Great Reef',
    ]);
  });

  it('is rejected with its file in any other format', async () => {
    await expect(readList('Debian: true')).rejects.toThrow(
      'names.yml:1 must be a list of names.',
    );
    await expect(readList('- 7')).rejects.toThrow('names.yml:1');
  });
});
