import {describe, expect, it} from 'vitest';
import {Reading} from './read-files';
import {parametersOf, textOf} from './text-of';

describe('a stub next to a source file', () => {
  it('provides the signature, and the source the docstring and location', async () => {
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
    expect(reading.get('attribute', 'shop.A.x')).toMatchObject({
      public: true,
      flags: ['instance'],
    });
  });

  it.each(['', ' = ...'])(
    'says nothing about the names with `__all__: list[str]%s`',
    async (value) => {
      const reading = await Reading.of({
        'shop/__init__.py': `
from ._compiled import *
from . import orders
__all__ = orders.__all__.copy()
__all__ += orders.__all__[:]
__all__.append('compiled')
`,
        'shop/__init__.pyi': `
from shop.orders import Order as Order
__all__: list[str]${value}
`,
        'shop/orders.py': `
__all__ = ['Order']
class Order: ...
`,
      });
      expect(reading.module().exports?.map(({name}) => name)).toEqual([
        'Order',
        'compiled',
      ]);
      expect(reading.diagnostics()).toEqual([]);
    },
  );

  it('gets the defaults of its overloads from the source', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': 'def f(a=1, b=None): ...\n',
      'shop/__init__.pyi': `
from typing import overload
@overload
def f(a: int = ..., b: None = ...) -> int: ...
@overload
def f(a: int = ..., *, b: str) -> str: ...
`,
    });
    expect(
      reading.get('function', 'shop.f').overloads.map(parametersOf),
    ).toEqual([
      ['a: int = 1', 'b: None = None'],
      ['a: int = 1', 'b=: str'],
    ]);
  });

  it('leaves diagnostics of `__all__` to the file that has it', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
a = 1
__all__ = ['a', 'b']
for name in 'xy':
    __all__.append(name)
`,
      'shop/__init__.pyi': 'a: int\n__all__: list[str]\n',
    });
    expect(reading.diagnostics()).toEqual([
      'unknown-export shop/__init__.py:3',
      'dynamic-exports shop/__init__.py:5',
    ]);
  });

  it('lets its source import what another stub leaves out', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': 'from .orders import total\n',
      'shop/__init__.pyi': 'x: int\n',
      'shop/orders.py': 'from ._compiled import *\n',
      'shop/orders.pyi': 'y: int\n',
    });
    expect(reading.diagnostics()).toEqual([]);
  });

  it('hides only the imports of the source', async () => {
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

  it('uses the __all__ of the source if it has none', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': '__all__ = ["f"]\ndef f(): ...\ndef g(): ...',
      'shop/__init__.pyi': 'def f() -> int: ...\ndef g() -> int: ...',
    });
    expect(reading.get('function', 'shop.f').public).toBe(true);
    expect(reading.get('function', 'shop.g').public).toBe(false);
  });

  it('uses the docstring of the source if both have one', async () => {
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

  it('has the text of what its source has by star imports', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': 'from .core import *\n',
      'shop/__init__.pyi': `
class Order:
    def total(self) -> int: ...
    def pay(self) -> None: ...
def pay(order: Order) -> None: ...
`,
      'shop/core/__init__.py':
        'from .orders import *\nfrom .money import pay\n',
      'shop/core/__init__.pyi': '',
      'shop/core/orders.py': `
from shop import *
class Order:
    """An order."""
    def total(self):
        """Add it up."""
`,
      'shop/core/orders.pyi': 'from shop import Order as Order\n',
      'shop/core/money.py': 'def pay(order):\n    """Pay."""\n',
    });
    expect(reading.get('class', 'shop.Order')).toMatchObject({
      docstring: {raw: 'An order.', file: 'shop/core/orders.py'},
      location: {file: 'shop/core/orders.py', line: 3},
    });
    const total = reading.get('method', 'shop.Order.total');
    expect(total.docstring?.raw).toBe('Add it up.');
    expect(reading.get('method', 'shop.Order.pay').docstring).toBeNull();
    expect(reading.get('function', 'shop.pay').docstring?.raw).toBe('Pay.');
    expect(reading.diagnostics()).toEqual([]);
  });

  it('has the docstrings of what its source imports', async () => {
    const reading = await Reading.of({
      'shop/__init__.py':
        'from ._make import Order, order\nfrom .plain import left\n',
      'shop/__init__.pyi': `
class Order:
    def pay(self, amount: int = ...) -> None: ...
def order(count: int = ...) -> Order: ...
left: int
`,
      'shop/_make.py': `
class Order:
    """An order."""
    def pay(self, amount=0):
        """Pay it."""
    def hidden(self): ...
def order(count=1):
    """Make an order."""
`,
      'shop/plain.py': 'def left(): ...\n',
    });
    const order = reading.get('function', 'shop.order');
    expect(order.docstring?.raw).toBe('Make an order.');
    expect(order.location).toMatchObject({file: 'shop/_make.py', line: 7});
    expect(parametersOf(order.signature)).toEqual(['count: int = 1']);
    const made = reading.get('class', 'shop.Order');
    expect(made.docstring?.raw).toBe('An order.');
    expect(made.members.map(({name}) => name)).toEqual(['pay']);
    expect(reading.get('method', 'shop.Order.pay').docstring?.raw).toBe(
      'Pay it.',
    );
    expect(reading.get('attribute', 'shop.left').docstring).toBeNull();
    expect(reading.diagnostics()).toEqual([]);
  });

  it('has the docstrings of what its source assigns', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
from . import _impl
def _pay(amount=1):
    """Pay."""
pay = _pay
send = _impl.send
if fast:
    charge = _pay
class Order:
    def add(self, other):
        """Add."""
    plus = add
    pay = _pay
`,
      'shop/__init__.pyi': `
def pay(amount: int = ...) -> None: ...
def send() -> None: ...
def charge() -> None: ...
class Order:
    def add(self, other: int) -> int: ...
    def plus(self, other: int) -> int: ...
    def pay(self) -> None: ...
`,
      'shop/_impl.py': 'def send():\n    """Send."""\n',
    });
    const pay = reading.get('function', 'shop.pay');
    expect(pay.docstring?.raw).toBe('Pay.');
    expect(pay.location).toMatchObject({file: 'shop/__init__.py', line: 3});
    expect(parametersOf(pay.signature)).toEqual(['amount: int = 1']);
    const docstrings = [
      reading.get('function', 'shop.send'),
      reading.get('method', 'shop.Order.plus'),
      reading.get('method', 'shop.Order.pay'),
    ].map(({docstring}) => docstring?.raw);
    expect(docstrings).toEqual(['Send.', 'Add.', 'Pay.']);
    const charge = reading.get('function', 'shop.charge');
    expect(charge.docstring).toBeNull();
    expect(reading.diagnostics()).toEqual([]);
  });

  it('can be in a separate stubs package', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': 'def f(a): ...',
      'shop-stubs/__init__.pyi': 'def f(a: int) -> None: ...',
    });
    expect(parametersOf(reading.get('function', 'shop.f').signature)).toEqual([
      'a: int',
    ]);
  });
});
