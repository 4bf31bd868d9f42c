import {describe, expect, it} from 'vitest';
import {Reading} from './read-files';

describe('a compiled module', () => {
  const files = {
    'shop/__init__.py': '',
    'shop/fast.cpython-312-x86_64-linux-gnu.so': '',
    'shop/win.pyd': '',
    'shop/typed.so': '',
    'shop/typed.pyi': 'x: int',
    'shop/_private.so': '',
  };

  it('is named once for each package if it has no stub', async () => {
    const {result} = await Reading.of(files);
    expect(result.diagnostics.map(({ruleId}) => ruleId)).toEqual([
      'compiled-module',
    ]);
    const [found] = result.diagnostics;
    expect(found?.file).toBe('shop/fast.cpython-312-x86_64-linux-gnu.so');
    expect(found?.reason).toContain(': `shop.fast`, `shop.win`');
  });

  it('is not named if it is left out', async () => {
    const reading = await Reading.of(files, {
      exclude: ['**/*.so', '**/*.pyd'],
    });
    expect(reading.diagnostics()).toEqual([]);
  });

  it('is not named with many others', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const {result} = await Reading.of({
      'shop/__init__.py': '',
      ...Object.fromEntries(names.map((name) => [`shop/${name}.so`, ''])),
    });
    expect(result.diagnostics[0]?.reason).toMatch(/`shop\.e` and 2 more$/);
  });
});
