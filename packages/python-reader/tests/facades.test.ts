import {expect, it} from 'vitest';
import {Reading} from './read-files';

it('re-exports what a package that only imports has from private modules above it', async () => {
  const reading = await Reading.of({
    'shop/__init__.py': '',
    'shop/_core.py': 'class Clock: ...\ndef fix(name): ...\n',
    'shop/testing/__init__.py':
      'from .._core import Clock\nfrom ..items import Item\nfrom ._boxes import Box\nfrom .._core import fix\nfix(__name__)\ndel fix\n',
    'shop/testing/_boxes.py': 'class Box: ...\n',
    'shop/sales/__init__.py':
      'from .._core import fix\ndef sell(): ...\nfix(__name__)\n',
    'shop/items.py': 'class Item: ...\n',
  });
  const shown = reading
    .members()
    .filter(({kind, public: isPublic}) => kind === 'alias' && isPublic);
  expect(shown.map(({path}) => path)).toEqual([
    'shop.testing.Clock',
    'shop.testing.Box',
  ]);
});

it.each([
  ['limit: int', true],
  ['if TYPE_CHECKING:\n    limit: int\nelse:\n    limit = 2', true],
  ['limit: int = 2', false],
])(
  'counts a module with `%s` as one that only imports: %s',
  async (text, isPublic) => {
    const reading = await Reading.of({
      'shop/__init__.py': '',
      'shop/_items.py': 'class Item: ...\n',
      'shop/items.py': `from typing import TYPE_CHECKING\nfrom ._items import Item\n${text}\n`,
    });
    expect(reading.get('alias', 'shop.items.Item').public).toBe(isPublic);
  },
);
