import {expect, it} from 'vitest';
import {Reading} from './read-files';

const ORDERS = {
  'shop/orders.py': `
class Order:
    """An order."""
class Item: ...
def warn(): ...
`,
};

const TABLES: readonly [form: string, table: string][] = [
  ['modules', '{"Order": ".orders", "Item": "shop.orders"}'],
  ['paths', '{"Order": "shop.orders.Order", "Item": "shop.orders.Item"}'],
  ['pairs', '{"Order": (".orders", "Order"), "Item": ["shop.orders", "Item"]}'],
  ['names by module', '{"orders": ["Order", "Item"]}'],
];

it.each(TABLES)('finds lazy imports in a table of %s', async (_, table) => {
  const reading = await Reading.of({
    ...ORDERS,
    'shop/__init__.py': `
import importlib
_TABLE = ${table}
_MESSAGES = {"Gone": "was removed", "Total": "orders.total"}
__all__ = ["Order", "Item"]
def __getattr__(name):
    return load(_TABLE, name)
`,
  });
  const {members, exports} = reading.module();
  expect(exports?.map(({name}) => name)).toEqual(['Order', 'Item']);
  expect(members.filter((one) => one.public).map(({name}) => name)).toEqual([
    'Order',
    'Item',
  ]);
  expect(reading.get('alias', 'shop.Order').target).toBe('shop.orders.Order');
  expect(reading.diagnostics()).toEqual([]);
});

it('finds lazy imports in the function and in calls', async () => {
  const reading = await Reading.of({
    ...ORDERS,
    'shop/__init__.py': `
from typing import Any
def __getattr__(name: str) -> Any:
    from .orders import warn
    warn()
    if name == "Order":
        from .api import Order as order
        return order
    raise AttributeError(name)
`,
    'shop/api.py': `
import lazy_loader as lazy
__getattr__, __dir__, _ = lazy.attach(__name__, submod_attrs={"orders": ["Nothing"], "shop.orders": ["Order"]})
`,
  });
  expect(reading.get('alias', 'shop.Order')).toMatchObject({
    public: true,
    target: 'shop.orders.Order',
  });
  expect(reading.module().members.map(({name}) => name)).toEqual([
    'Any',
    'Order',
  ]);
  expect(reading.diagnostics()).toEqual([]);
});

it('finds lazy imports in lists of paths, below a condition', async () => {
  const reading = await Reading.of({
    ...ORDERS,
    'shop/__init__.py': `
import sys
if sys.version_info < (3, 7):
    from .orders import Order, Item
    from . import api
else:
    from ._lazy import relative_import
    __all__, __getattr__, __dir__ = relative_import(
        __name__, [".api"], [".orders.Order", "shop.orders.Item"]
    )
if sys.version_info < (3, 7):
    from .api import sell
    __all__.append("sell")
else:
    __all__.append("sell")
    inner = __getattr__
    def __getattr__(name):
        if name == "sell":
            from .api import sell
            return sell
        return inner(name)
`,
    'shop/_lazy.py': 'def relative_import(*names): ...\n',
    'shop/api.py': 'def sell(): ...\n',
  });
  const {members} = reading.module();
  expect(
    members
      .filter((one) => one.public)
      .map((one) => [one.name, one.kind === 'alias' ? one.target : null]),
  ).toEqual([
    ['api', 'shop.api'],
    ['Order', 'shop.orders.Order'],
    ['Item', 'shop.orders.Item'],
    ['sell', 'shop.api.sell'],
  ]);
  expect(reading.diagnostics()).toEqual([]);
});

it('reports exported names that only `__getattr__` knows', async () => {
  const reading = await Reading.of({
    'shop/__init__.py': `
__all__ = ["Order", "total"]
def total(): ...
def __getattr__(name):
    return make(name)
`,
  });
  expect(reading.result.diagnostics.map(String)).toEqual([
    expect.stringContaining('which only `__getattr__` provides'),
  ]);
});

it('takes no table for imports in a module without `__getattr__`', async () => {
  const reading = await Reading.of({
    ...ORDERS,
    'shop/__init__.py': `
FORMS = {"Order": ".orders"}
`,
  });
  expect(reading.module().members.map(({name}) => name)).toEqual(['FORMS']);
});
