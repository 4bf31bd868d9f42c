import {describe, expect, it} from 'vitest';
import {Reading, readText} from './read-files';

describe('__all__', () => {
  const exportsOf = (reading: Reading, path = 'shop'): string[] | undefined =>
    reading.module(path).exports?.map(({name}) => name);

  it('is null if there is none', async () => {
    expect((await readText('x = 1')).module().exports).toBeNull();
  });

  it('is built step by step', async () => {
    const reading = await readText(`
from . import api
a = b = c = d = e = 1
__all__ = ['a'] + ["b"]
__all__ += ('c',)
__all__.extend(['d'])
__all__.append('e')
__all__.remove('b')
`);
    expect(exportsOf(reading)).toEqual(['a', 'c', 'd', 'e']);
    expect(reading.module().exports?.[0]).toEqual({name: 'a', line: 4});
  });

  it.each([
    "__all__ = __all__ + ['b']",
    "__all__ = [*__all__, 'b']",
    "__all__ = sorted([name for name in __all__] + ['b'])",
    "__all__.insert(1, 'b')",
  ])('can be made of its own names: %s', async (step) => {
    const reading = await readText(
      `_a = b = c = 1\n__all__ = ['_a']\n${step}\n`,
    );
    expect(exportsOf(reading)).toEqual(['_a', 'b']);
    expect(reading.get('attribute', 'shop.c').public).toBe(false);
    expect(reading.diagnostics()).toEqual([]);
  });

  it('can be made of its own names that are imported', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
from .orders import *
from .orders import __all__
__all__ = __all__ + ['x']
x = 1
`,
      'shop/orders.py': '__all__ = ["Order"]\nclass Order: ...',
    });
    expect(exportsOf(reading)).toEqual(['Order', 'x']);
    expect(reading.diagnostics()).toEqual([]);
  });

  it('includes the exports of submodules', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
from . import orders
from .orders import *
from .items import items
from .items import *
__all__ = ['x', *orders.__all__]
__all__ += items.__all__
__all__ += list(orders.__all__)
x = 1
`,
      'shop/orders.py': '__all__ = ["Order"]\nclass Order: ...',
      'shop/items.py':
        '__all__ = ["items", "Item"]\nclass Item: ...\ndef items(): ...',
    });
    expect(exportsOf(reading)).toEqual(['x', 'Order', 'items', 'Item']);
    expect(reading.diagnostics()).toEqual([]);
  });

  it('can be imported under another name', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
from .orders import *
from .orders import __all__ as orders_all
__all__ = orders_all + ['x']
x = 1
`,
      'shop/orders.py': '__all__ = ["Order"]\nclass Order: ...',
    });
    expect(exportsOf(reading)).toEqual(['Order', 'x']);
    expect(reading.diagnostics()).toEqual([]);
  });

  it('can be that of another module, with further names', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
from ._orders import *
from ._orders import __all__, refund
`,
      'shop/_orders.py': `
__all__ = ["Order", "_draft"]
class Order: ...
def _draft(): ...
def refund(): ...
`,
      'shop/api.py': `
from ._orders import *
from ._orders import __all__
__all__ += ["extra"]
def extra(): ...
def helper(): ...
`,
    });
    expect(exportsOf(reading)).toEqual(['Order', '_draft']);
    expect(exportsOf(reading, 'shop.api')).toEqual([
      'Order',
      '_draft',
      'extra',
    ]);
    expect(reading.get('alias', 'shop._draft').public).toBe(true);
    expect(reading.get('alias', 'shop.refund').public).toBe(false);
    expect(reading.get('function', 'shop.api.helper').public).toBe(false);
    expect(reading.diagnostics()).toEqual([]);
  });

  it('decides what is public', async () => {
    const reading = await readText(`
__all__ = ['_odd', 'shown']
_odd = 1
shown = 2
hidden = 3
`);
    expect(reading.get('attribute', 'shop._odd').public).toBe(true);
    expect(reading.get('attribute', 'shop.shown').public).toBe(true);
    expect(reading.get('attribute', 'shop.hidden').public).toBe(false);
  });

  it('is reported if it lists a name that the module does not define', async () => {
    const reading = await readText(
      "x = 1\n__all__ = [\n    'x',\n    'y',\n]\n",
    );
    expect(reading.diagnostics()).toEqual([
      'unknown-export shop/__init__.py:4',
    ]);
  });

  it('is not reported if it lists a module that is left out', async () => {
    const reading = await Reading.of(
      {
        'shop/__init__.py': "__all__ = ['tools', 'drafts', 'typo']\n",
        'shop/tools.py': '',
        'shop/drafts/__init__.py': '',
      },
      {exclude: ['shop/tools.py', 'shop/drafts/**']},
    );
    expect(reading.result.diagnostics.map(({reason}) => reason)).toEqual([
      '`__all__` of `shop` lists `typo`, which the module does not define',
    ]);
  });

  it('can refer to a list in the module', async () => {
    const reading = await readText(
      "_parts = ['x', 'y']\nx = y = z = 1\n__all__ = _parts + ['__version__']\n__version__ = '1'\n",
    );
    expect(reading.diagnostics()).toEqual([]);
    expect(reading.module().exports?.map(({name}) => name)).toEqual([
      'x',
      'y',
      '__version__',
    ]);
    expect(reading.get('attribute', 'shop.z').public).toBe(false);
  });

  it.each([
    "[n for n in dir() if not n.startswith('_')]",
    'list(n for n in globals() if not n.startswith("_"))',
    "sorted([n for n in list(globals().keys()) if n[0] != '_'])",
  ])('can be the public names: %s', async (value) => {
    const reading = await Reading.of({
      'shop/__init__.py': `x = _y = 1\n__all__ = ${value}\n`,
      'shop/all.py': 'from . import *\n',
    });
    expect(reading.diagnostics()).toEqual([]);
    expect(reading.get('attribute', 'shop.x').public).toBe(true);
    expect(reading.get('attribute', 'shop._y').public).toBe(false);
    expect(reading.module('shop.all').members.map(({name}) => name)).toEqual([
      'x',
    ]);
  });

  it('can be a comprehension over other exports', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
from . import a
from .a import *
__all__ = [n for n in a.__all__] + [n for n in ('y',)]
y = z = 1
`,
      'shop/a.py': "__all__ = ['x']\nx = 1\n",
    });
    expect(exportsOf(reading)).toEqual(['x', 'y']);
    expect(reading.diagnostics()).toEqual([]);
  });

  it('is only partly known if it is computed', async () => {
    const reading = await readText(
      "x = 1\n__all__ = [n for n in dir() if n != 'y']\n",
    );
    expect(reading.diagnostics()).toEqual([
      'dynamic-exports shop/__init__.py:2',
    ]);
    expect(reading.get('attribute', 'shop.x').public).toBe(true);
  });
});
