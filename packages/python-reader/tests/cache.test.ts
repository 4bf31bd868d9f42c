import {readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readPackage} from '../src/read-package';
import {withFiles} from './read-files';

const FILES = {
  'shop/__init__.py': 'from .orders import Order\n',
  'shop/orders.py': '"""Orders."""\nclass Order: ...\n',
  'shop/items.py': 'from .orders import Order\nclass Item(Order): ...\n',
};

describe('the parse cache', () => {
  it('parses only changed files, but resolves everything again', async () => {
    await withFiles(FILES, async (root) => {
      const options = {root, package: 'shop', cache: join(root, 'cache')};
      const first = await readPackage(options);
      expect(first.statistics).toEqual({parsed: 3, cached: 0});

      const second = await readPackage(options);
      expect(second.statistics).toEqual({parsed: 0, cached: 3});
      expect(second.package).toEqual(first.package);

      await writeFile(
        join(root, 'shop/orders.py'),
        'class Order:\n    def total(self): ...\n',
      );
      const third = await readPackage(options);
      expect(third.statistics).toEqual({parsed: 1, cached: 2});
      const item = third.package.modules
        .flatMap(({members}) => members)
        .find(({path}) => path === 'shop.items.Item');
      expect(item).toMatchObject({inherited: [{name: 'total'}]});
    });
  });

  it('removes unused entries, and ignores damaged ones', async () => {
    await withFiles(FILES, async (root) => {
      const cache = join(root, 'cache');
      const options = {root, package: 'shop', cache};
      await readPackage(options);
      await writeFile(join(root, 'shop/items.py'), 'x = 1\n');
      await readPackage(options);
      const entries = await readdir(join(cache, 'shop'));
      expect(entries).toHaveLength(3);

      await Promise.all(
        entries.map((entry) => writeFile(join(cache, 'shop', entry), '{"sco')),
      );
      const {statistics, diagnostics} = await readPackage(options);
      expect(statistics).toEqual({parsed: 3, cached: 0});
      expect(diagnostics).toEqual([]);
    });
  });

  it('shares entries between files with the same content', async () => {
    const names = Array.from({length: 40}, (_, index) => `module${index}`);
    const files = Object.fromEntries(
      names.map((name) => [`shop/${name}.py`, 'same = 1\n']),
    );
    await withFiles(files, async (root) => {
      const cache = join(root, 'cache');
      const {diagnostics, package: model} = await readPackage({
        root,
        package: 'shop',
        cache,
      });
      expect(diagnostics).toEqual([]);
      expect(model.modules).toHaveLength(41);
      expect(await readdir(join(cache, 'shop'))).toHaveLength(1);
    });
  });

  it('does not fail if it cannot be written', async () => {
    await withFiles({...FILES, cache: 'a file'}, async (root) => {
      const {diagnostics, statistics} = await readPackage({
        root,
        package: 'shop',
        cache: join(root, 'cache'),
      });
      expect(diagnostics).toEqual([]);
      expect(statistics).toEqual({parsed: 3, cached: 0});
    });
  });

  it('is created along with its parent folders', async () => {
    await withFiles(FILES, async (root) => {
      const cache = join(root, 'one', 'two');
      await readPackage({root, package: 'shop', cache});
      expect(await readdir(join(cache, 'shop'))).toHaveLength(3);
    });
  });

  it('reports progress for each file', async () => {
    await withFiles(FILES, async (root) => {
      const steps: string[] = [];
      await readPackage({
        root,
        package: 'shop',
        onProgress: (done, total) => steps.push(`${done}/${total}`),
      });
      expect(steps).toEqual(['1/3', '2/3', '3/3']);
    });
  });
});
