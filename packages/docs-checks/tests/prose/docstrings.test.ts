import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readPackage} from 'python-reader';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkDocstrings} from '../../src/prose/check-docstrings';
import type {AvoidedWord} from '../../src/prose/words';
import {readReef, REEF_FOLDER} from '../support/reef';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docstrings-'));
});

afterEach(() => rm(folder, {recursive: true, force: true}));

function avoid(pattern: RegExp, inDocstrings = true): AvoidedWord[] {
  return [{pattern, instead: 'Reword it', inDocstrings}];
}

/** Returns `line word` for each diagnostic in the stub of a package. */
async function check(stub: readonly string[], pattern: RegExp) {
  await mkdir(path.join(folder, 'pond'));
  await writeFile(path.join(folder, 'pond/__init__.pyi'), stub.join('\n'));
  const {package: pond} = await readPackage({root: folder, package: 'pond'});
  const found = await checkDocstrings(folder, pond, avoid(pattern));
  return found.map(
    ({line, reason}) => `${line} ${/"(.*)"/.exec(reason)?.[1] ?? ''}`,
  );
}

describe('the words to avoid in docstrings', () => {
  it('exclude those that only apply to pages', async () => {
    const reef = await readReef();
    const find = (inDocstrings: boolean) =>
      checkDocstrings(REEF_FOLDER, reef, avoid(/corals/gu, inDocstrings));
    const found = await find(true);
    expect(found.map(({file, line}) => `${file}:${line}`)).toContain(
      'reef/__init__.pyi:16',
    );
    expect(await find(false)).toEqual([]);
  });

  it('are found in the docstring of each overload', async () => {
    const overloads = ['int', 'str'].flatMap((type) => [
      '@overload',
      `def find(key: ${type}) -> int:`,
      '    "Finds corals."',
    ]);
    expect(
      await check(['from typing import overload', ...overloads], /corals/gu),
    ).toEqual(['4 corals', '7 corals']);
  });

  it('are found across line breaks, at the line on which they start', async () => {
    const stub = [
      '"""Counts fish.',
      '',
      'It needs no graphics',
      'card. Another graphics card is fine,',
      'and a graphics',
      'card too.',
      '',
      'Args:',
      '    size: The size of a graphics',
      '        card.',
      '"""',
    ];
    expect(await check(stub, /graphics\s+card/gu)).toEqual([
      '3 graphics card',
      '4 graphics card',
      '5 graphics card',
      '9 graphics card',
    ]);
  });

  it('are found below a title that tildes underline, but not in code', async () => {
    const stub = [
      '"""Counts fish.',
      '',
      'The corals',
      '~~~~~~~~~~',
      '',
      'Of corals.',
      '',
      '````',
      '~~~',
      'of corals',
      '````',
      '',
      'Of corals.',
      '"""',
    ];
    expect(await check(stub, /corals/gu)).toEqual([
      '3 corals',
      '6 corals',
      '13 corals',
    ]);
  });

  it('may start a paragraph or an item, but not any other line', async () => {
    const stub = [
      '"""Not so.',
      '',
      'Counts fish,',
      'Not corals.',
      '',
      '- Not this',
      '  Not that',
      '1. Not this',
      '',
      'Args:',
      '    size: Not this',
      '        Not that',
      '    depth (int): Not this',
      '',
      'Returns:',
      '    Not this.',
      '"""',
    ];
    expect(await check(stub, /^Not/gu)).toEqual(
      [1, 6, 8, 11, 13, 16].map((line) => `${line} Not`),
    );
  });

  it('may start the description of an argument in the style of NumPy', async () => {
    const stub = [
      '"""Counts fish.',
      '',
      'Parameters',
      '----------',
      'size : int',
      '    Not this',
      '    Not that',
      'depth : int',
      '    Not this',
      '"""',
    ];
    expect(await check(stub, /^Not/gu)).toEqual(['6 Not', '9 Not']);
  });

  it('are not found across paragraphs, items and code', async () => {
    const stub = [
      '"""Counts a graphics',
      '',
      'card.',
      '',
      '- a graphics',
      '- card',
      '',
      'A graphics',
      '>>> card',
      '',
      '>>> print()',
      'graphics card',
      '',
      'A graphics',
      '```',
      'card',
      '```',
      '',
      'Args:',
      '    graphics',
      '    card: Its size.',
      '    size: Of graphics',
      '    card (int): Its size.',
      '"""',
    ];
    expect(await check(stub, /graphics\s+card/gu)).toEqual([]);
  });

  it('are not found across headings, indentation and rows of a table', async () => {
    const stub = [
      '"""Counts fish.',
      '',
      'A graphics',
      '# card',
      '',
      '    A graphics',
      'card',
      '',
      '| Graphics | 1 |',
      '| Fish | 2 cards |',
      '"""',
    ];
    expect(await check(stub, /graphics[^.]+card/giu)).toEqual([]);
  });

  it('may start the text below a heading', async () => {
    const stub = ['"""Counts fish.', '', '# Fish', 'Not this', '"""'];
    expect(await check(stub, /^Not/gu)).toEqual(['4 Not']);
  });

  it('are not found in code that continues on the next line', async () => {
    const stub = [
      '"""Counts `graphics',
      'card` and a graphics card and `graphics card` fish."""',
    ];
    expect(await check(stub, /graphics\s+card/gu)).toEqual(['2 graphics card']);
  });
});
