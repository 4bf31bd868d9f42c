import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readPackage} from 'python-reader';
import {checkDocstrings} from '../../src/prose/check-docstrings';
import {readNames} from '../../src/prose/names';
import {readWords} from '../../src/prose/words';
import {readReef, REEF_FOLDER} from '../support/reef';

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

  it('applies to docstrings unless an entry excludes them', async () => {
    const reef = await readReef();
    const words = await read('- {avoid: corals, instead: fish}');
    const found = await checkDocstrings(REEF_FOLDER, reef, words);
    expect(found.map(({file, line}) => `${file}:${line}`)).toContain(
      'reef/__init__.pyi:16',
    );
    const pagesOnly = await read(
      '- {avoid: corals, instead: fish, docstrings: false}',
    );
    expect(await checkDocstrings(REEF_FOLDER, reef, pagesOnly)).toEqual([]);
  });

  it('applies to the docstring of each overload', async () => {
    const overloads = ['int', 'str'].map(
      (type) =>
        `@overload\ndef find(key: ${type}) -> int:\n    "Finds corals."\n`,
    );
    await mkdir(path.join(folder, 'pond'));
    await writeFile(
      path.join(folder, 'pond/__init__.pyi'),
      `from typing import overload\n${overloads.join('')}`,
    );
    const {package: pond} = await readPackage({root: folder, package: 'pond'});
    const words = await read('- {avoid: corals, instead: fish}');
    const found = await checkDocstrings(folder, pond, words);
    expect(found.map(({line}) => line)).toEqual([4, 7]);
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
