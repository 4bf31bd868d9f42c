import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  createExternalLookup,
  loadExternalLookup,
  parseExternalInventory,
} from '../../src/resolve/external-names';
import {createObjectsInventory} from '../../src/write/objects-inv';
import {
  decodeInventory,
  encodeInventory,
  parseItems,
} from '../../src/inventory/sphinx';

const ITEMS = [
  {name: 'shop', role: 'py:module', uri: 'api/shop'},
  {name: 'shop.Order', role: 'py:class', uri: 'api/shop#Order'},
  {name: 'shop.run', role: 'py:function', uri: 'api/shop#shop.run'},
];

describe('a Sphinx inventory', () => {
  it('is the same after encoding and decoding', () => {
    const inventory = {project: 'Shop', version: '2.1', items: ITEMS};
    expect(decodeInventory(encodeInventory(inventory))).toEqual(inventory);
  });

  it('starts with the four lines that Sphinx expects', () => {
    const text = encodeInventory({
      project: 'Shop',
      version: '2.1',
      items: ITEMS,
    })
      .toString('latin1')
      .split('\n');
    expect(text.slice(0, 4)).toEqual([
      '# Sphinx inventory version 2',
      '# Project: Shop',
      '# Version: 2.1',
      '# The remainder of this file is compressed using zlib.',
    ]);
  });

  it('abbreviates an anchor that is the name as $', () => {
    expect(parseItems('a.b py:class 1 page.html#$ -')).toEqual([
      {name: 'a.b', role: 'py:class', uri: 'page.html#a.b'},
    ]);
  });

  it('is rejected if it is invalid', () => {
    expect(() => decodeInventory(Buffer.from('<html>'))).toThrow(/version 2/);
  });

  it('has a role for each kind of symbol', () => {
    const symbols = (
      [
        'package',
        'class',
        'method',
        'property',
        'constant',
        'typeAlias',
      ] as const
    ).map((kind) => ({
      name: kind,
      dotted: `shop.${kind}`,
      kind,
      url: `/api/shop#${kind}`,
      summary: '',
    }));
    const bytes = createObjectsInventory('Shop', '1', symbols);
    expect(decodeInventory(bytes).items.map(({role}) => role)).toEqual([
      'py:module',
      'py:class',
      'py:method',
      'py:property',
      'py:data',
      'py:type',
    ]);
  });
});

describe('the documentation of another project', () => {
  const lookup = createExternalLookup([
    parseExternalInventory(
      '# Base: https://docs.example/\nlib py:module 1 lib.html#module-lib -\nlib.Odd py:class 1 odd.html#$ -\n',
    ),
  ]);

  it('is found by name', () => {
    expect(lookup('lib.Odd')).toBe('https://docs.example/odd.html#lib.Odd');
  });

  it('is found through the module for a name that is not listed', () => {
    expect(lookup('lib.Other.method')).toBe(
      'https://docs.example/lib.html#lib.Other.method',
    );
  });

  it('is not found for another package', () => {
    expect(lookup('library.Odd')).toBeUndefined();
  });

  it('must have a base URL', () => {
    expect(() =>
      parseExternalInventory('a py:class 1 a.html -', 'a.txt'),
    ).toThrow(/^a\.txt has no line "# Base: .*: add the base URL/);
  });

  it.each([
    ['builtins.int', 'https://docs.python.org/3/library/functions.html#int'],
    [
      'typing.Optional',
      'https://docs.python.org/3/library/typing.html#typing.Optional',
    ],
    ['os.PathLike', 'https://docs.python.org/3/library/os.html#os.PathLike'],
    [
      'torch.nn.Module',
      'https://docs.pytorch.org/docs/stable/generated/torch.nn.Module.html#torch.nn.Module',
    ],
    [
      'numpy.typing.NDArray',
      'https://numpy.org/doc/stable/reference/typing.html#numpy.typing.NDArray',
    ],
    [
      'pandas.DataFrame',
      'https://pandas.pydata.org/docs/reference/api/pandas.DataFrame.html#pandas.DataFrame',
    ],
  ])('is found for %s', async (name, url) => {
    expect((await loadExternalLookup())(name)).toBe(url);
  });

  it('has no invalid lines', async () => {
    const folder =
      'packages/docusaurus-plugin-python-api/src/resolve/inventories';
    const files = await readdir(folder);
    expect(files).not.toEqual([]);
    for (const file of files) {
      const text = await readFile(path.join(folder, file), 'utf8');
      const lines = text
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'));
      const names = parseItems(lines.join('\n')).map(({name}) => name);
      expect(names, file).toHaveLength(lines.length);
      expect(new Set(names).size, file).toBe(names.length);
    }
  });
});
