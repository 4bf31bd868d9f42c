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

it('counts modules, symbols, samples and notebooks', async () => {
  const kinds = [
    'package',
    'module',
    'class',
    ...Array<string>(1000).fill('function'),
  ];
  await write('symbols.json', JSON.stringify(kinds.map((kind) => ({kind}))));
  await write(
    'docs/guide.md',
    '```python\na\n```\n\n- in a list\n\n  ```python title="b.py"\n  b\n  ```\n\n```pythonic\n```\n',
  );
  await write('tutorials/one.mdx', '---\nnotebook: true\n---\n');
  expect(
    await countFigures(siteDir, {
      folders: ['docs', 'tutorials', 'blog'],
      symbols: 'symbols.json',
    }),
  ).toEqual({
    '{modules}': '2',
    '{symbols}': '1,003',
    '{samples}': '2',
    '{notebooks}': '1',
  });
});
