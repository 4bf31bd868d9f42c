import {describe, expect, it} from 'vitest';
import {Reading, readText} from './read-files';
import {parametersOf} from './text-of';

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
    expect(reading.faults()).toEqual([]);
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
    expect(reading.faults()).toEqual([]);
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
    expect(reading.faults()).toEqual(['unknown-export shop/__init__.py:4']);
  });

  it('is not trusted when it is computed', async () => {
    const reading = await readText(
      "x = 1\n__all__ = [n for n in dir() if n != 'y']\n",
    );
    expect(reading.faults()).toEqual(['dynamic-exports shop/__init__.py:2']);
    expect(reading.get('attribute', 'shop.x').public).toBe(true);
  });
});

describe('a re-export', () => {
  it('is followed through a chain to the definition', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': 'from .api import Order as Purchase',
      'shop/api/__init__.py': 'from .._impl.orders import Order',
      'shop/_impl/orders.py': 'class Order: ...',
    });
    expect(reading.get('alias', 'shop.Purchase')).toMatchObject({
      imported: 'shop.api.Order',
      target: 'shop._impl.orders.Order',
      targetKind: 'class',
      public: true,
    });
  });

  it('may lead outside', async () => {
    const reading = await readText(
      'from torch.nn import Module as Module\nimport numpy as np\n',
    );
    expect(reading.get('alias', 'shop.Module')).toMatchObject({
      target: 'torch.nn.Module',
      targetKind: null,
      public: true,
    });
    expect(reading.get('alias', 'shop.np')).toMatchObject({
      target: 'numpy',
      public: false,
    });
  });

  it('may lead to a module, even to one of the same name', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': 'from . import orders\nfrom .items import items',
      'shop/orders.py': '',
      'shop/items.py': 'def items(): ...',
    });
    expect(reading.get('alias', 'shop.orders')).toMatchObject({
      target: 'shop.orders',
      targetKind: 'module',
    });
    expect(reading.get('alias', 'shop.items')).toMatchObject({
      target: 'shop.items.items',
      targetKind: 'function',
    });
  });

  it('is expanded from a star where the star stands', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': 'a = 1\nfrom .orders import *\nz = 1',
      'shop/orders.py': 'from .items import *\nimport os\nclass Order: ...',
      'shop/items.py': 'class Item: ...\nclass _Hidden: ...',
    });
    expect(reading.module().members.map(({name}) => name)).toEqual([
      'a',
      'Item',
      'os',
      'Order',
      'z',
    ]);
    expect(reading.get('alias', 'shop.Item').target).toBe('shop.items.Item');
  });

  it('takes from a star what __all__ names, and stubs do not pass on imports', async () => {
    const reading = await Reading.of({
      'shop/__init__.pyi': 'from .orders import *\nfrom .items import *',
      'shop/orders.pyi': '__all__ = ["_b"]\na: int\n_b: int',
      'shop/items.pyi':
        'from os import path\nfrom os import sep as sep\nc: int',
    });
    expect(reading.module().members.map(({name}) => name)).toEqual([
      '_b',
      'sep',
      'c',
    ]);
  });

  it('comes from the last of several stars, and never hides a definition', async () => {
    const reading = await Reading.of({
      'shop/__init__.py':
        'def b(): ...\nfrom .one import *\nfrom .two import *',
      'shop/one.py': 'a = b = c = 1',
      'shop/two.py': 'a = b = 2',
    });
    expect(reading.get('alias', 'shop.a').target).toBe('shop.two.a');
    expect(reading.get('alias', 'shop.c').target).toBe('shop.one.c');
    expect(reading.get('function', 'shop.b').public).toBe(true);
  });

  it('keeps what an earlier star brought when a later one took it from here', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': 'from .misc import *\nfrom .orders import *\n',
      'shop/misc.py': 'def groups(): ...\n',
      'shop/orders.py': 'from shop import groups\n',
    });
    expect(reading.get('alias', 'shop.groups').target).toBe('shop.misc.groups');
    expect(reading.faults()).toEqual([]);
  });

  it('survives modules that star-import each other', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': '',
      'shop/one.py': 'from .two import *\na = 1',
      'shop/two.py': 'from .one import *\nb = 1',
    });
    const names = reading.module('shop.one').members.map(({name}) => name);
    expect(names).toContain('b');
    expect(reading.faults()).toEqual([]);
  });

  it('is public in a package that takes it from its own modules', async () => {
    const files = {
      'orders.py': 'class Order: ...',
    };
    const source = await Reading.of({
      'shop/__init__.py': 'from shop.orders import Order\nfrom os import path',
      'shop/orders.py': files['orders.py'],
    });
    expect(source.get('alias', 'shop.Order').public).toBe(true);
    expect(source.get('alias', 'shop.path').public).toBe(false);
    const stub = await Reading.of({
      'shop/__init__.pyi':
        'from shop.orders import Order\nfrom .orders import Order as Order2\nfrom . import orders\nfrom .orders import Item as Item',
      'shop/orders.pyi': 'class Order: ...\nclass Item: ...',
    });
    expect(stub.get('alias', 'shop.Order').public).toBe(false);
    expect(stub.get('alias', 'shop.Order2').public).toBe(false);
    expect(stub.get('alias', 'shop.orders').public).toBe(true);
    expect(stub.get('alias', 'shop.Item').public).toBe(true);
  });

  it('is the home of what a private module defines', async () => {
    const reading = await Reading.of({
      'shop/__init__.py':
        'from .api import Order\nfrom ._impl import Secret as _S',
      'shop/api.py': 'from ._impl import Order\n__all__ = ["Order"]',
      'shop/_impl.py':
        'class Order:\n    def cancel(self): ...\nclass Secret: ...',
    });
    expect(reading.get('class', 'shop._impl.Order').home).toBe('shop.Order');
    expect(reading.get('method', 'shop._impl.Order.cancel').home).toBe(
      'shop.Order.cancel',
    );
    expect(reading.get('class', 'shop._impl.Secret').home).toBeNull();
    expect(reading.get('alias', 'shop.Order').isHome).toBe(true);
    expect(reading.get('alias', 'shop.api.Order').isHome).toBe(false);
  });
});

describe('a conditional definition', () => {
  it('prefers what type checkers see', async () => {
    const reading = await readText(`
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from orders import Order
else:
    Order = None
    only_running = 1
if not TYPE_CHECKING:
    Item = None
else:
    from items import Item
`);
    expect(reading.get('alias', 'shop.Order').target).toBe('orders.Order');
    expect(reading.get('alias', 'shop.Item').target).toBe('items.Item');
    expect(reading.get('attribute', 'shop.only_running').condition).toBeNull();
  });

  it('prefers the newest Python', async () => {
    const reading = await readText(`
import sys
if sys.version_info >= (3, 11):
    def f(new): ...
else:
    def f(old): ...
if sys.version_info < (3, 8):
    gone = 1
elif (3, 9) <= sys.version_info and not sys.version_info[0] == 2:
    there = 1
else:
    never = 1
`);
    const f = reading.get('function', 'shop.f');
    expect(f.signature?.parameters[0]?.name).toBe('new');
    expect(reading.module().members.map(({name}) => name)).toEqual([
      'sys',
      'f',
      'there',
    ]);
  });

  it('keeps the first of equal branches and says when it holds', async () => {
    const reading = await readText(`
import sys
if sys.platform == 'win32':
    def f(windows): ...
    def only_windows(): ...
elif sys.platform == 'darwin':
    def f(mac): ...
else:
    def other(): ...
`);
    expect(reading.get('function', 'shop.f')).toMatchObject({
      condition: "sys.platform == 'win32'",
      signature: {parameters: [{name: 'windows'}]},
    });
    expect(reading.get('function', 'shop.other').condition).toBe(
      "not (sys.platform == 'win32') and not (sys.platform == 'darwin')",
    );
  });

  it('prefers the body of a try to its handlers', async () => {
    const reading = await readText(`
try:
    from fast import loads
except ImportError:
    def loads(): ...
    def dumps(): ...
    slow = True
else:
    def dumps(fast): ...
`);
    expect(
      parametersOf(reading.get('function', 'shop.dumps').signature),
    ).toEqual(['fast']);
    expect(reading.get('alias', 'shop.loads').target).toBe('fast.loads');
    expect(reading.get('attribute', 'shop.slow').name).toBe('slow');
  });

  it('does not replace a definition that is certain', async () => {
    const reading = await readText(`
def heap():
    """Documented."""
Order = None
try:
    from _fast import heap
except ImportError:
    pass
if condition:
    class Order: ...
`);
    expect(reading.get('function', 'shop.heap').docstring?.raw).toBe(
      'Documented.',
    );
    expect(reading.get('class', 'shop.Order').condition).toBe('condition');
  });

  it('is found in loops, with blocks and cases too', async () => {
    const reading = await readText(`
with open('x') as file:
    a = 1
for name in []:
    b = 2
match x:
    case 1:
        c = 3
del a
`);
    expect(reading.module().members.map(({name}) => name)).toEqual(['b', 'c']);
  });
});
