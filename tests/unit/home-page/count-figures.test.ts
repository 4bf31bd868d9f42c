import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {countFigures} from '../../../plugins/home-page/count-figures';

let siteDir: string;

async function write(file: string, text: string): Promise<void> {
  const place = path.join(siteDir, file);
  await fs.mkdir(path.dirname(place), {recursive: true});
  await fs.writeFile(place, text);
}

beforeEach(async () => {
  siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'figures-'));
});

afterEach(async () => {
  await fs.rm(siteDir, {recursive: true});
});

it('counts modules, symbols, samples, guides, notebooks and classes of a kind', async () => {
  const kinds = [
    'package',
    'module',
    'class',
    ...Array<string>(1000).fill('function'),
  ];
  await write('symbols.json', JSON.stringify(kinds.map((kind) => ({kind}))));
  await write(
    'docs/guide.md',
    '# A guide\n\n```python\nimport this\n```\n\n```text\nOutput\n```\n\n' +
      '- A step:\n\n  ~~~py title="task.py"\n  import this\n  ~~~\n',
  );
  await write('docs/SDK/other.mdx', '# Another');
  await write('docs/SDK/_part.mdx', 'A part of both');
  await write('tutorials/one.mdx', '---\nnotebook: true\n---\n');
  const bases = ['reef.fish.SmallFish', 'reef.base.Fish'].map((name) => ({
    path: name,
  }));
  const fish = {kind: 'class', public: true, flags: [], mro: bases};
  const members = [
    fish,
    {...fish, mro: bases.slice(1)},
    {...fish, flags: ['abstract']},
    {...fish, public: false},
    {...fish, mro: [{path: 'reef.base.BigFish'}]},
    {kind: 'function', public: true, flags: []},
  ];
  await write('model.json', JSON.stringify({modules: [{members}]}));
  const sources = {
    folders: ['docs', 'tutorials', 'blog'],
    guides: 'docs',
    symbols: 'symbols.json',
    model: 'model.json',
  };
  expect(
    await countFigures(siteDir, sources, ['{kinds of Fish}', '{modules}', '7']),
  ).toEqual({
    '{kinds of Fish}': '2',
    '{modules}': '2',
    '{symbols}': '1,003',
    '{samples}': '2',
    '{guides}': '2',
    '{notebooks}': '1',
  });
  await expect(
    countFigures(siteDir, sources, ['{kinds of Whale}']),
  ).rejects.toThrow('{kinds of Whale}, but the SDK has none');
});
