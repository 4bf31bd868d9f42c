import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import type {ReadMemory} from '../src';
import {readPackage} from '../src/read-package';
import {withFiles} from './read-files';

const FILES = {
  'shop/__init__.py': 'from .orders import Order\n__all__ = ["Order"]\n',
  'shop/orders.py':
    '"""Orders."""\nfrom dataclasses import dataclass\n@dataclass\nclass Order:\n    total: int = 0\n    """What it costs."""\n    def pay(self) -> "Order": ...\n',
  'shop/items.py':
    'from .orders import Order\nclass Item(Order):\n    def pay(self): ...\n',
  'shop/one.py': 'same = 1\n',
  'shop/other.py': 'same = 1\n',
};

function freeze(value: unknown): void {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
}

describe('the parse results in memory', () => {
  it('give the same result as a fresh read, and are never modified', async () => {
    await withFiles(FILES, async (root) => {
      const memory: ReadMemory = new Map();
      const options = {root, package: 'shop', cache: join(root, 'cache')};
      await readPackage({...options, memory});
      const files = memory.get('shop') ?? new Map();
      expect(files.size).toBe(4);
      files.forEach(freeze);
      expect(await readPackage({...options, memory})).toEqual(
        await readPackage(options),
      );
    });
  });

  it('are replaced when files change', async () => {
    await withFiles(FILES, async (root) => {
      const memory: ReadMemory = new Map();
      const options = {
        root,
        package: 'shop',
        cache: join(root, 'cache'),
        memory,
      };
      await readPackage(options);
      await writeFile(join(root, 'shop/other.py'), 'other = 2\n');
      const {
        package: {modules},
        statistics,
      } = await readPackage(options);
      expect(statistics).toEqual({parsed: 1, cached: 4});
      expect(
        modules.find(({path}) => path === 'shop.other')?.members,
      ).toMatchObject([{name: 'other'}]);
      expect(memory.get('shop')?.size).toBe(5);
    });
  });
});
