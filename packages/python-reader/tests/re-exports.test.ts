import {describe, expect, it} from 'vitest';
import {Reading, readText} from './read-files';

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

  it('can name the __init__ of a package', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': 'class Order: ...\n',
      'shop/api.py':
        'from .__init__ import Order\nfrom shop.__init__ import Order as Ordered\n',
      'shop/tools/__init__.py': 'from ..__init__ import Order\n',
    });
    expect(reading.diagnostics()).toEqual([]);
    for (const path of ['shop.api.Order', 'shop.api.Ordered']) {
      expect(reading.get('alias', path).target).toBe('shop.Order');
    }
    expect(reading.get('alias', 'shop.tools.Order').target).toBe('shop.Order');
  });

  it('can refer to another package', async () => {
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

  it('is in a module that only imports from private modules', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': '',
      'shop/abc.py':
        'import sys as _sys\nimport os\nfrom ._abc import Order, run as start\nfrom .items import Item\n',
      'shop/orders.py': 'from ._abc import Order\ndef pay(order: Order): ...\n',
      'shop/_abc.py': 'class Order: ...\ndef run(): ...\n',
      'shop/items.py': 'class Item: ...\n',
    });
    const shown = reading
      .members()
      .filter(({kind, public: isPublic}) => kind === 'alias' && isPublic);
    expect(shown.map(({path}) => path)).toEqual([
      'shop.abc.Order',
      'shop.abc.start',
    ]);
    expect(reading.get('class', 'shop._abc.Order').home).toBe('shop.abc.Order');
  });

  it('can refer to a module, even to one of the same name', async () => {
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

  it('is inserted where the star import is', async () => {
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

  it('is followed into private packages next to the package', async () => {
    const files = {
      'shop/__init__.py': 'from _shop2.orders import Order',
      'shop/orders.py': 'from _shop2.orders import Order',
      '_shop2/__init__.py': '',
      '_shop2/orders.py':
        'from _shop3 import Base\nfrom ._fast import f\nclass Order(Base):\n    """One."""\n',
      '_shop2/_fast.pyx': '',
      '_shop3.py': 'from _shop2 import orders\nclass Base:\n    x = 1',
      '_other/__init__.py': '',
    };
    const reading = await Reading.of(files);
    expect(reading.diagnostics()).toEqual([]);
    expect(reading.result.package.modules.map(({path}) => path)).toEqual([
      '_shop2',
      '_shop2.orders',
      '_shop3',
      'shop',
      'shop.orders',
    ]);
    expect(reading.module('_shop2').public).toBe(false);
    expect(reading.get('class', '_shop2.orders.Order')).toMatchObject({
      home: 'shop.Order',
      inherited: [{path: '_shop3.Base.x'}],
    });
    const shown = await Reading.of(files, {private: true});
    expect(shown.module('_shop2').public).toBe(false);
    const kept = await Reading.of(files, {include: ['shop/**']});
    expect(kept.get('alias', 'shop.Order').targetKind).toBe(null);
  });

  it('is not followed into the private package of another package', async () => {
    const reading = await Reading.of({
      'shop/__init__.py':
        'from _bank.money import Sum\nfrom _till import Till\nfrom _shop import Order',
      'bank/__init__.py': 'from _bank.money import Sum',
      '_bank/money.py': 'from nowhere_in_bank import *\nclass Sum: ...',
      'till.py': 'from _till import Till',
      '_till.py': 'class Till: ...',
      '_shop.py': 'class Order: ...',
    });
    expect(reading.result.package.modules.map(({path}) => path)).toEqual([
      '_shop',
      'shop',
    ]);
    expect(reading.get('alias', 'shop.Sum').targetKind).toBe(null);
    expect(reading.diagnostics()).toEqual([]);
  });

  it('can be in the stub of a package with lazy imports', async () => {
    const reading = await Reading.of({
      'shop/__init__.py':
        'import lazy_loader as lazy\n__getattr__, __dir__, _ = lazy.attach_stub(__name__, __file__)',
      'shop/__init__.pyi': 'from .orders import Order',
      'shop/orders.py': 'class Order: ...',
    });
    expect(reading.get('alias', 'shop.Order').public).toBe(true);
  });

  it('can come from a module that replaces itself in sys.modules', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': 'from .plugins import load, _hidden',
      'shop/plugins.py':
        'import sys\nfrom ._impl import plugins\nfrom ._impl.plugins import __doc__\nsys.modules[__name__] = plugins',
      'shop/_impl/__init__.py': '',
      'shop/_impl/plugins.py':
        '"""Load."""\ndef load(): ...\ndef _hidden(): ...',
    });
    expect(reading.diagnostics()).toEqual([]);
    expect(reading.module('shop.plugins').docstring?.raw).toBe('Load.');
    expect(reading.get('function', 'shop._impl.plugins.load')).toMatchObject({
      home: 'shop.load',
    });
  });

  it('includes what __all__ lists for a star, without the imports of stubs', async () => {
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

  it('comes from the last of several stars, and never replaces a definition', async () => {
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

  it('keeps a name of an earlier star if a later star re-imports it from here', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': 'from .misc import *\nfrom .orders import *\n',
      'shop/misc.py': 'def groups(): ...\n',
      'shop/orders.py': 'from shop import groups\n',
    });
    expect(reading.get('alias', 'shop.groups').target).toBe('shop.misc.groups');
    expect(reading.diagnostics()).toEqual([]);
  });

  it('works for modules that star-import each other', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': '',
      'shop/one.py': 'from .two import *\na = 1',
      'shop/two.py': 'from .one import *\nb = 1',
    });
    const names = reading.module('shop.one').members.map(({name}) => name);
    expect(names).toContain('b');
    expect(reading.diagnostics()).toEqual([]);
  });

  it('is public in a package that imports it from its own modules', async () => {
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

  it('is the home of a definition in a private module', async () => {
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

  it('is the import path of a symbol if it is the shortest', async () => {
    const files = {
      'shop/__init__.py':
        'from .sales import Order\nfrom .sales.till import Till as Desk\nfrom .pay import pay\n__all__ = ["Order", "Desk", "pay"]',
      'shop/sales/__init__.py':
        'from .orders import Order\nfrom .till import *',
      'shop/sales/orders.py': 'class Order:\n    def cancel(self): ...',
      'shop/sales/till.py': 'class Till: ...\nclass Drawer: ...',
      'shop/pay.py': 'def pay(): ...',
    };
    const reading = await Reading.of(files, {paths: 'public'});
    const homeOf = (path: string) =>
      reading.members().find((one) => one.path === path && one.kind !== 'alias')
        ?.home;
    expect(homeOf('shop.sales.orders.Order')).toBe('shop.Order');
    expect(homeOf('shop.sales.orders.Order.cancel')).toBe('shop.Order.cancel');
    expect(homeOf('shop.sales.till.Drawer')).toBe('shop.sales.Drawer');
    // Renamed aliases don't count, and `shop.pay` is also a module.
    expect(homeOf('shop.sales.till.Till')).toBe('shop.sales.Till');
    expect(homeOf('shop.pay.pay')).toBe('shop.pay.pay');
    const kept = await Reading.of(files);
    expect(kept.get('class', 'shop.sales.orders.Order')).toMatchObject({
      home: 'shop.sales.orders.Order',
      importAs: 'shop.Order',
    });
  });
});
