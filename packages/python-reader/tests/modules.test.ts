import {describe, expect, it} from 'vitest';
import {Reading, readText} from './read-files';
import {parametersOf, textOf} from './text-of';

const paths = (reading: Reading): string[] =>
  reading.result.package.modules.map(({path}) => path);

describe('the modules of a package', () => {
  it('are its files and folders, each package before its modules', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': '',
      'shop/zoo.py': '',
      'shop/api/__init__.py': '',
      'shop/api/orders.pyi': '',
      'shop/data.csv': '',
      'shop/not-a-name.py': '',
    });
    expect(paths(reading)).toEqual([
      'shop',
      'shop.api',
      'shop.api.orders',
      'shop.zoo',
    ]);
    expect(reading.module('shop.api')).toMatchObject({
      name: 'api',
      isPackage: true,
      source: 'shop/api/__init__.py',
      stub: null,
      submodules: ['shop.api.orders'],
    });
    expect(reading.module('shop.api.orders')).toMatchObject({
      isPackage: false,
      source: null,
      stub: 'shop/api/orders.pyi',
    });
  });

  it('come in the order that __init__ suggests', async () => {
    const reading = await Reading.of({
      'shop/__init__.py':
        'from .zoo import cage\nfrom shop.middle import m\nimport os\n',
      'shop/alpha.py': '',
      'shop/middle.py': 'm = 1',
      'shop/zoo.py': 'cage = 1',
    });
    expect(reading.module().submodules).toEqual([
      'shop.zoo',
      'shop.middle',
      'shop.alpha',
    ]);
  });

  it('include folders without __init__ that hold modules', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': '',
      'shop/plugins/deep/one.py': '',
      'shop/assets/readme.txt': '',
    });
    expect(paths(reading)).toEqual([
      'shop',
      'shop.plugins',
      'shop.plugins.deep',
      'shop.plugins.deep.one',
    ]);
    expect(reading.module('shop.plugins')).toMatchObject({
      isPackage: true,
      source: null,
      location: null,
    });
  });

  it('can be a single file, or every module of a folder', async () => {
    expect(paths(await Reading.of({'shop.py': 'x = 1'}))).toEqual(['shop']);
    const tree = await Reading.of(
      {'one.pyi': '', 'two/__init__.pyi': '', 'two/three.pyi': ''},
      {package: ''},
    );
    expect(paths(tree)).toEqual(['one', 'two', 'two.three']);
  });

  it('are chosen by patterns', async () => {
    const reading = await Reading.of(
      {
        'shop/__init__.py': '',
        'shop/orders.py': '',
        'shop/tests/test_orders.py': '',
      },
      {exclude: ['**/tests/**']},
    );
    expect(paths(reading)).toEqual(['shop', 'shop.orders']);
    const chosen = await Reading.of(
      {'shop/__init__.py': '', 'shop/orders.py': '', 'shop/other.py': ''},
      {include: ['shop/__init__.py', 'shop/o*s.py']},
    );
    expect(paths(chosen)).toEqual(['shop', 'shop.orders']);
  });

  it('are private when a segment of their path is', async () => {
    const files = {'shop/__init__.py': '', 'shop/_impl/orders.py': ''};
    const reading = await Reading.of(files);
    expect(reading.module().public).toBe(true);
    expect(reading.module('shop._impl.orders').public).toBe(false);
    const open = await Reading.of(files, {private: true});
    expect(open.module('shop._impl.orders').public).toBe(true);
  });

  it('carry their docstring and its line', async () => {
    const reading = await readText('# comment\n\n"""All about it."""\nx = 1\n');
    expect(reading.module().docstring).toMatchObject({
      raw: 'All about it.',
      file: 'shop/__init__.py',
      line: 3,
      endLine: 3,
    });
  });
});

describe('__all__', () => {
  const exportsOf = (reading: Reading, path = 'shop'): string[] | undefined =>
    reading.module(path).exports?.map(({name}) => name);

  it('is null where there is none', async () => {
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

  it('takes in what submodules export', async () => {
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

  it('may be imported under another name', async () => {
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

  it('reports a name that the module does not have', async () => {
    const reading = await readText(
      "x = 1\n__all__ = [\n    'x',\n    'y',\n]\n",
    );
    expect(reading.diagnostics()).toEqual([
      'unknown-export shop/__init__.py:4',
    ]);
  });

  it('may name a list of the module', async () => {
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

  it('is not trusted when it is computed', async () => {
    const reading = await readText(
      "x = 1\n__all__ = [n for n in dir() if n != 'y']\n",
    );
    expect(reading.diagnostics()).toEqual([
      'dynamic-exports shop/__init__.py:2',
    ]);
    expect(reading.get('attribute', 'shop.x').public).toBe(true);
  });
});

describe('a stub beside a source', () => {
  it('gives the signature, the source the docstring and the place', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
"""From the source."""
LIMIT = 5
def f(a=1, b=2):
    """Do it."""
class A:
    """An A."""
    def __init__(self):
        self.x = 1
    @property
    def p(self):
        """The p."""
`,
      'shop/__init__.pyi': `
LIMIT: int
def f(a: int = ..., b: int = 3) -> str: ...
class A:
    x: int
    def __init__(self) -> None:
        """Make it."""
    @property
    def p(self) -> int: ...
`,
    });
    expect(reading.module()).toMatchObject({
      source: 'shop/__init__.py',
      stub: 'shop/__init__.pyi',
      docstring: {raw: 'From the source.', file: 'shop/__init__.py'},
    });
    const f = reading.get('function', 'shop.f');
    expect(parametersOf(f.signature)).toEqual(['a: int = 1', 'b: int = 3']);
    expect(f.docstring?.raw).toBe('Do it.');
    expect(f.location).toMatchObject({file: 'shop/__init__.py', line: 4});
    const limit = reading.get('constant', 'shop.LIMIT');
    expect([textOf(limit.type), textOf(limit.value)]).toEqual(['int', '5']);
    expect(reading.get('method', 'shop.A.__init__').docstring).toMatchObject({
      raw: 'Make it.',
      file: 'shop/__init__.pyi',
    });
    expect(reading.get('property', 'shop.A.p').docstring?.raw).toBe('The p.');
    expect(reading.get('attribute', 'shop.A.x').public).toBe(true);
  });

  it('hides nothing of the source but its imports', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
import os
from .orders import Order
def not_in_stub(): ...
def _private(): ...
class A:
    def __init__(self):
        self.x = 1
        self.y = 2
`,
      'shop/__init__.pyi': 'class A:\n    x: int\n',
      'shop/orders.py': 'class Order: ...',
    });
    expect(reading.get('function', 'shop.not_in_stub').public).toBe(true);
    expect(reading.get('attribute', 'shop.A.y').public).toBe(true);
    expect(reading.get('function', 'shop._private').public).toBe(false);
    expect(reading.get('alias', 'shop.Order').public).toBe(false);
    expect(reading.get('alias', 'shop.os').public).toBe(false);
  });

  it('obeys the __all__ of the source where it has none', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': '__all__ = ["f"]\ndef f(): ...\ndef g(): ...',
      'shop/__init__.pyi': 'def f() -> int: ...\ndef g() -> int: ...',
    });
    expect(reading.get('function', 'shop.f').public).toBe(true);
    expect(reading.get('function', 'shop.g').public).toBe(false);
  });

  it('leaves the text to the source, where both have one', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': '"""Sells."""\ndef f():\n    """Do it."""',
      'shop/__init__.pyi':
        '"""Copyright of Shop."""\ndef f() -> int:\n    """See f.py."""',
    });
    expect(reading.module().docstring?.raw).toBe('Sells.');
    expect(reading.get('function', 'shop.f').docstring).toMatchObject({
      raw: 'Do it.',
      file: 'shop/__init__.py',
    });
  });

  it('may lie in a package of its own', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': 'def f(a): ...',
      'shop-stubs/__init__.pyi': 'def f(a: int) -> None: ...',
    });
    expect(parametersOf(reading.get('function', 'shop.f').signature)).toEqual([
      'a: int',
    ]);
  });
});

describe('what is read', () => {
  it('may be a package in a namespace, without what is around it', async () => {
    const reading = await Reading.of(
      {
        'company/__init__.py': 'from .other import x',
        'company/shop/__init__.py':
          'from .orders import Order\nfrom company.other import gone',
        'company/shop/orders.py': 'class Order: ...',
        'company/other.py': '',
      },
      {package: 'company.shop'},
    );
    expect(reading.result.package.modules.map(({path}) => path)).toEqual([
      'company.shop',
      'company.shop.orders',
    ]);
    expect(reading.diagnostics()).toEqual([]);
    expect(reading.get('alias', 'company.shop.Order').target).toBe(
      'company.shop.orders.Order',
    );
  });

  it('may be a single module', async () => {
    const reading = await Reading.of(
      {'tool.py': 'def run(): ...', 'other.py': ''},
      {package: 'tool'},
    );
    expect(reading.result.package.modules.map(({path}) => path)).toEqual([
      'tool',
    ]);
    expect(reading.get('function', 'tool.run').public).toBe(true);
  });
});
