import {describe, expect, it} from 'vitest';
import {Reading, readText} from './read-files';
import {targetsOf, textOf} from './text-of';

describe('an attribute', () => {
  it('gets its docstring from a string below it or a #: comment', async () => {
    const reading = await readText(`
a = 1
"""After."""
#: Above,
#: on two lines.
b: int = 2
c: str  #: Beside.
d = 4  # not this
`);
    const doc = (name: string): string | undefined =>
      reading.get('attribute', `shop.${name}`).docstring?.raw;
    expect(doc('a')).toBe('After.');
    expect(doc('b')).toBe('Above,\non two lines.');
    expect(doc('c')).toBe('Beside.');
    expect(doc('d')).toBeUndefined();
  });

  it('has what __init__ imports for itself in its type', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
from typing import TYPE_CHECKING
class A:
    total = None
    def __init__(self, x) -> None:
        from decimal import Decimal
        if TYPE_CHECKING:
            from .orders import Order as Ordered
        self.a: Decimal = x
        self.b: list[Ordered] = []
        if x:
            import fractions as f
            self.c: f.Fraction = x
        self.total: Decimal = x
        self.d: Missing = x
`,
      'shop/orders.py': 'class Order: ...\n',
    });
    expect(targetsOf(reading.get('attribute', 'shop.A.a').type)).toEqual([
      'decimal.Decimal',
    ]);
    expect(targetsOf(reading.get('attribute', 'shop.A.b').type)).toEqual([
      'builtins.list',
      'shop.orders.Order',
    ]);
    expect(targetsOf(reading.get('attribute', 'shop.A.c').type)).toEqual([
      'fractions.Fraction',
    ]);
    expect(targetsOf(reading.get('attribute', 'shop.A.total').type)).toEqual([
      'decimal.Decimal',
    ]);
    expect(reading.diagnostics()).toEqual(['unknown-name shop/__init__.py:15']);
  });

  it('can be assigned in __init__, with the type of the argument', async () => {
    const reading = await readText(`
class A:
    declared: int
    def __init__(self, x: str, y=1):
        self.x = x
        """The x."""
        self.y: int = y  #: The y.
        if y:
            self.z = 3
        self.declared = 2  #: Declared.
        self.other.deep = 4
        a, self.p = 1, 2
        def inner():
            self.no = 1
`);
    const x = reading.get('attribute', 'shop.A.x');
    expect([textOf(x.type), x.docstring?.raw, x.flags]).toEqual([
      'str',
      'The x.',
      ['instance'],
    ]);
    expect(reading.get('attribute', 'shop.A.y').docstring?.raw).toBe('The y.');
    expect(reading.get('attribute', 'shop.A.declared')).toMatchObject({
      docstring: {raw: 'Declared.'},
      flags: [],
    });
    const names = reading.get('class', 'shop.A').members.map(({name}) => name);
    expect(names).toEqual(['declared', '__init__', 'x', 'y', 'z', 'p']);
  });

  it('treats an ellipsis as a placeholder only in stubs', async () => {
    const reading = await readText('ALL = ...\n');
    expect(textOf(reading.get('constant', 'shop.ALL').value)).toBe('...');
    const stub = await Reading.of({'shop/__init__.pyi': 'ALL = ...\n'});
    expect(stub.get('constant', 'shop.ALL').value).toBe(null);
  });

  it('is a constant if it is in upper case or Final', async () => {
    const reading = await readText(`
from typing import Final
MAX_SIZE = 10
limit: Final[int] = 3
bound: Final = 4
X, Y = 1, 2
(a) = b = (
    c
) = 5
`);
    const max = reading.get('constant', 'shop.MAX_SIZE');
    expect(textOf(max.value)).toBe('10');
    const limit = reading.get('constant', 'shop.limit');
    expect([textOf(limit.type), limit.flags]).toEqual(['int', ['final']]);
    expect(reading.get('constant', 'shop.bound').type).toBeNull();
    expect(textOf(reading.get('attribute', 'shop.Y').value)).toBe('2');
    for (const name of ['a', 'b', 'c']) {
      const {value} = reading.get('attribute', `shop.${name}`);
      expect(textOf(value)).toBe('5');
    }
  });

  it('is a type alias if its value is a type', async () => {
    const reading = await readText(`
from typing import TypeAlias, Union, Callable, Literal
import pandas as pd
class Order: ...
A: TypeAlias = "list[Order]"
B = Union[int, Order]
type C[T] = dict[str, T]
D = Order
E = int | None
Frame = pd.DataFrame
mode = Literal['a']
items = [Order]
TABLE = dict(a=1)
`);
    const alias = (name: string): string | null =>
      textOf(reading.get('typeAlias', `shop.${name}`).value);
    expect(alias('B')).toBe('Union[int, Order]');
    expect(alias('C')).toBe('dict[str, T]');
    expect(alias('D')).toBe('Order');
    expect(alias('E')).toBe('int | None');
    expect(alias('Frame')).toBe('pd.DataFrame');
    expect(targetsOf(reading.get('typeAlias', 'shop.Frame').value)).toEqual([
      'pandas.DataFrame',
    ]);
    expect(reading.get('typeAlias', 'shop.A').name).toBe('A');
    expect(reading.get('attribute', 'shop.mode').name).toBe('mode');
    expect(reading.get('constant', 'shop.TABLE').name).toBe('TABLE');
  });
});

describe('a name in a type', () => {
  it('is resolved through imports and scopes', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
from __future__ import annotations
import numpy as np
import shop.orders
from .orders import Order as O
from . import orders as o
class List: ...
class A:
    class Inner: ...
    def list(self) -> list[O]: ...
    def all(self, a: Inner, b: o.Order.State, c: np.ndarray, d: shop.orders.Order, e: Missing) -> List: ...
`,
      'shop/orders.py': 'class Order:\n    class State: ...',
    });
    const list = reading.get('method', 'shop.A.list').signature;
    expect(targetsOf(list?.returns ?? null)).toEqual([
      'builtins.list',
      'shop.orders.Order',
    ]);
    const all = reading.get('method', 'shop.A.all').signature;
    expect(
      all?.parameters.flatMap(({annotation}) => annotation ?? []),
    ).toMatchObject([
      {target: 'shop.A.Inner', origin: 'package'},
      {target: 'shop.orders.Order.State', origin: 'package'},
      {target: 'numpy.ndarray', origin: 'external'},
      {target: 'shop.orders.Order', origin: 'package'},
      {target: null, origin: 'unknown'},
    ]);
    expect(targetsOf(all?.returns ?? null)).toEqual(['shop.List']);
    expect(reading.diagnostics()).toEqual(['unknown-name shop/__init__.py:11']);
  });

  it('is resolved in docstrings if it exists', async () => {
    const reading = await readText(`
class Order: ...
def f(a):
    """Do.

    Args:
        a (Order or None): It.

    Raises:
        KeyError: If.
    """
`);
    const sections = reading.get('function', 'shop.f').docstring?.sections;
    const entries = sections?.flatMap((section) =>
      'entries' in section ? section.entries : [],
    );
    expect(entries?.map(({annotation}) => annotation)).toEqual([
      [
        {kind: 'name', text: 'Order', target: 'shop.Order', origin: 'package'},
        {kind: 'text', text: ' or None'},
      ],
      [
        {
          kind: 'name',
          text: 'KeyError',
          target: 'builtins.KeyError',
          origin: 'builtin',
        },
      ],
    ]);
  });
});

describe('a type alias', () => {
  it('can be quoted to refer to itself', async () => {
    const reading = await readText(`
from typing import TypeAlias
Json: TypeAlias = "dict[str, Json]"
`);
    const alias = reading.get('typeAlias', 'shop.Json');
    expect(textOf(alias.value)).toBe('dict[str, Json]');
    expect(alias.value).toContainEqual(
      expect.objectContaining({text: 'Json', target: 'shop.Json'}),
    );
  });

  it('has links for the quoted names in a type alias', async () => {
    const reading = await readText(`
from typing import Literal as L, Optional, TypeAlias, Union
Plain = Union[int, "Case", None]
Nested: TypeAlias = Optional[list["Case"]]
Chosen = Union[L["Case"], "Case"]
class Case: ...
`);
    const alias = (name: string) =>
      reading.get('typeAlias', `shop.${name}`).value;
    expect(textOf(alias('Plain'))).toBe('Union[int, Case, None]');
    expect(targetsOf(alias('Plain'))).toContain('shop.Case');
    expect(textOf(alias('Nested'))).toBe('Optional[list[Case]]');
    expect(textOf(alias('Chosen'))).toBe('Union[L["Case"], Case]');
  });

  it('keeps the quotes of a member that an alias takes from an enum', async () => {
    const reading = await readText(`
from enum import Enum
class Colour(Enum):
    RED = 1
Default = Colour["RED"]
`);
    const {value} = reading.get('typeAlias', 'shop.Default');
    expect(textOf(value)).toBe('Colour["RED"]');
  });

  it('has the description that the slots of its class give', async () => {
    const reading = await readText(`
class Order:
    __slots__ = {
        "total": "What it costs.",
        "state": "Whether it is " "paid.",
        "note": None,
        "_hidden": "Nothing public.",
        "size": "Not shown.",
    }
    size: int
    """How many."""
    def __init__(self, total: int):
        self.total = total
        self.note = ""
class Plain:
    __slots__ = ("total",)
`);
    const attribute = (name: string) =>
      reading.get('attribute', `shop.Order.${name}`);
    expect(attribute('total').docstring?.raw).toBe('What it costs.');
    expect(textOf(attribute('total').type)).toBe('int');
    expect(attribute('state').docstring?.raw).toBe('Whether it is paid.');
    expect(attribute('state').location.line).toBe(5);
    expect(attribute('state').flags).toContain('instance');
    expect(attribute('note').docstring).toBeNull();
    expect(attribute('size').docstring?.raw).toBe('How many.');
    expect(reading.get('class', 'shop.Plain').members).toHaveLength(1);
  });
});
