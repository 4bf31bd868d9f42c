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

  it('reports all problems of all entries with file and line', async () => {
    const faulty = [
      '- {avoid: a}',
      '- instead: a',
      '- avoid: [a, 7]',
      '  instead: b',
      '- avoid: a',
      '  pattern: b',
      '  instead: c',
      '  docstring: false',
      '- pattern: (',
      '  instead: ""',
      '  docstrings: never',
      '- just',
    ];
    const report = await read(faulty.join('\n')).then(() => '', String);
    const file = path.join(folder, 'words.yml');
    expect(report.replaceAll(`${file}:`, '').split('\n')).toEqual([
      'Error: 1 "instead" is missing.',
      '2 An entry must have either "avoid" or "pattern".',
      '3 "avoid" must be a phrase or a list of phrases.',
      '5 An entry must have either "avoid" or "pattern".',
      '8 "docstring" is not a known key. Use "avoid", "pattern", "instead" or "docstrings".',
      '9 "pattern" must be a regular expression: Unterminated group.',
      '10 "instead" must not be empty.',
      '11 "docstrings" must be true or false.',
      '12 An entry must have "instead" and either "avoid" or "pattern".',
    ]);
  });

  it('is rejected with its file if it is no list, or no YAML', async () => {
    await expect(read('')).rejects.toThrow(
      'words.yml:1 must be a list of words to avoid.',
    );
    await expect(read('- avoid: a\n- "b" c')).rejects.toThrow('words.yml:2 ');
  });

  it('has no phrases without words, which would match everywhere', async () => {
    for (const avoid of ['""', '" "', '[]', '[a, ""]']) {
      await expect(read(`- {avoid: ${avoid}, instead: a}`)).rejects.toThrow(
        'words.yml:1 "avoid" must be a phrase',
      );
    }
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
    await expect(readList('- Debian\n- 7\n- [Git]')).rejects.toThrow(
      /names\.yml:2 A name must be a string.+\n.+names\.yml:3 A name/,
    );
  });
});
