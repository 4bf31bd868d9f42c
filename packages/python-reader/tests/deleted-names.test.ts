import {describe, expect, it} from 'vitest';
import {Reading, readText} from './read-files';
import {targetsOf} from './text-of';

describe('a name that its module deletes', () => {
  it('is no member, but the lines above can refer to it', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
from .orders import Order as _Order, total
class Base:
    def close(self): ...
class File(Base):
    def order(self, x: total.Sum) -> _Order: ...
limit = count = 1
limits = {'size': 1}
half = limit / 2
size = 1
del Base, (_Order, total), limits['size']
del (limit)
del size, \\
    count  # Not needed any more.
size = 2
`,
      'shop/orders.py': 'class Order: ...\nclass total:\n    class Sum: ...\n',
    });
    expect(reading.diagnostics()).toEqual([]);
    const members = reading.module().members.map(({name}) => name);
    expect(members).toEqual(['File', 'limits', 'half', 'size', 'Base']);
    expect(reading.get('class', 'shop.Base')).toMatchObject({
      public: false,
      home: null,
    });
    expect(reading.get('class', 'shop.File')).toMatchObject({
      mro: [{path: 'shop.Base'}],
      inherited: [{path: 'shop.Base.close'}],
    });
    const {signature} = reading.get('method', 'shop.File.order');
    expect(targetsOf(signature?.returns ?? null)).toEqual([
      'shop.orders.Order',
    ]);
    // The model has no member that it could refer to.
    expect(reading.get('attribute', 'shop.half').value).toMatchObject([
      {text: 'limit', target: null},
      {text: ' / 2'},
    ]);
    expect(reading.get('attribute', 'shop.size').value).toMatchObject([
      {text: '2'},
    ]);
  });

  it('is not public even if private names are', async () => {
    const reading = await readText('class Base: ...\ndel Base\n', {
      private: true,
    });
    expect(reading.get('class', 'shop.Base').public).toBe(false);
  });

  it('can be one that a star import adds', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
from .orders import *
class Sale(Order): ...
del Order
from .late import *
`,
      'shop/orders.py': 'class Order: ...\nclass Item: ...\n',
      'shop/late.py': 'def late(): ...\n',
    });
    expect(reading.diagnostics()).toEqual([]);
    expect(reading.module().members.map(({name}) => name)).toEqual([
      'Item',
      'Sale',
      'late',
    ]);
    expect(reading.get('class', 'shop.Sale').mro).toMatchObject([
      {path: 'shop.orders.Order'},
    ]);
  });

  it('can be a list that was added to `__all__`', async () => {
    const reading = await readText(`
_names = ['a']
__all__ = _names + ['b']
del _names
a = b = c = 1
`);
    expect(reading.diagnostics()).toEqual([]);
    expect(reading.module().exports?.map(({name}) => name)).toEqual(['a', 'b']);
  });

  it('cannot be imported or exported', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': '__all__ = ["gone"]\ngone = 1\ndel gone\n',
      'shop/orders.py': 'from shop import gone\n',
    });
    expect(reading.diagnostics()).toEqual([
      'unknown-export shop/__init__.py:1',
      'unresolved-import shop/orders.py:1',
    ]);
  });

  it('is a member if a condition decides on the deletion', async () => {
    const reading = await readText('a = 1\nif b:\n    del a\n');
    expect(reading.get('attribute', 'shop.a').public).toBe(true);
  });
});

it('does not list what a class deletes', async () => {
  const reading = await readText(`
class Order:
    a = b = c = 1
    del (a, b)
`);
  const {members} = reading.get('class', 'shop.Order');
  expect(members.map(({name}) => name)).toEqual(['c']);
});
