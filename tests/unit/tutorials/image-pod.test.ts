import fs from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';

const PAGE = path.resolve(
  import.meta.dirname,
  '../../../tutorials/connecting-data-and-creating-pods/running-an-image-pod.mdx',
);

it('the image pod needs no name of the cell that readers replace with photographs', async () => {
  const text = await fs.readFile(PAGE, 'utf8');
  const [, replaceable = '', ...later] = Array.from(
    text.matchAll(/^```python\n(.+?)^```$/gms),
    ([, code = '']) => code,
  );
  const names = Array.from(
    replaceable.matchAll(/^(?:def )?(\w+)(?: =|\()/gm),
    ([, name = '']) => name,
  );
  const isUsed = (name: string) =>
    new RegExp(`[=(,\\s]${name}[,().\\n]`).test(later.join(''));

  expect(names).toContain('folder');
  expect(names.filter((name) => name !== 'print' && isUsed(name))).toEqual([]);
});
