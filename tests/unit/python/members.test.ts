import {describe, expect, it} from 'vitest';
import {Reading, readText} from './read-files';
import {parametersOf, targetsOf, textOf} from './text-of';

describe('a function', () => {
  it('has all five kinds of parameters', async () => {
    const reading = await readText(
      'def f(a, b: int = 1, /, c=(1, 2), *args: str, d, e: "int" = 3, **kw: dict[str, int]) -> None: ...\n' +
        'def g(*, only): ...\ndef h(__x, y): ...\n',
    );
    const parameters = (name: string): string[] =>
      parametersOf(reading.get('function', `shop.${name}`).signature);
    expect(parameters('f')).toEqual([
      'a/',
      'b/: int = 1',
      'c = (1, 2)',
      'args*: str',
      'd=',
      'e=: int = 3',
      'kw**: dict[str, int]',
    ]);
    expect(parameters('g')).toEqual(['only=']);
    expect(parameters('h')).toEqual(['__x/', 'y']);
  });

  it('shows what it is by flags', async () => {
    const reading = await readText(`
import abc
from typing import final, override
async def run(): ...
class A:
    @staticmethod
    def s(): ...
    @classmethod
    async def c(cls): ...
    @abc.abstractmethod
    def a(self): ...
    @final
    @override
    def f(self): ...
    def __class_getitem__(cls, item): ...
    def old(): ...
    old = staticmethod(old)
`);
    const flags = (name: string): string[] =>
      reading.get('method', `shop.A.${name}`).flags;
    expect(reading.get('function', 'shop.run').flags).toEqual(['async']);
    expect(flags('s')).toEqual(['static']);
    expect(flags('c')).toEqual(['async', 'classmethod']);
    expect(flags('a')).toEqual(['abstract']);
    expect(flags('f')).toEqual(['final', 'override']);
    expect(flags('__class_getitem__')).toEqual(['classmethod']);
    expect(flags('old')).toEqual(['static']);
  });

  it('keeps its overloads apart from its implementation', async () => {
    const reading = await readText(`
from typing import overload
@overload
def f(a: int) -> int:
    """For numbers."""
@overload
def f(a: str) -> str: ...
def f(a):
    """Do it."""
`);
    const f = reading.get('function', 'shop.f');
    expect(f.overloads.map((one) => textOf(one.returns))).toEqual([
      'int',
      'str',
    ]);
    expect(f.overloads[0]?.docstring?.raw).toBe('For numbers.');
    expect(parametersOf(f.signature)).toEqual(['a']);
    expect(f.docstring?.raw).toBe('Do it.');
    expect(f.flags).toEqual(['overload']);
    expect(f.location.line).toBe(8);
  });

  it('gathers overloads across conditions in stubs', async () => {
    const reading = await Reading.of({
      'shop/__init__.pyi': `
import sys
from typing import overload
@overload
def f(a: int) -> int: ...
if sys.version_info >= (3, 12):
    @overload
    def f(a: str) -> str: ...
else:
    @overload
    def f(a: bytes) -> bytes: ...
`,
    });
    const f = reading.get('function', 'shop.f');
    expect(f.overloads.map((one) => textOf(one.returns))).toEqual([
      'int',
      'str',
    ]);
    expect(f.signature).toBeNull();
  });

  it('says why it is deprecated', async () => {
    const reading = await readText(`
from warnings import deprecated
import typing_extensions
@deprecated("Use g.")
def f(): ...
@typing_extensions.deprecated(reason='Old.')
class C: ...
def h():
    """Do.

    .. deprecated:: 1.0
       Use f.
    """
`);
    expect(reading.get('function', 'shop.f')).toMatchObject({
      deprecated: 'Use g.',
      flags: ['deprecated'],
    });
    expect(reading.get('class', 'shop.C').deprecated).toBe('Old.');
    expect(reading.get('function', 'shop.h').deprecated).toBe('Use f.');
  });
});

describe('an assignment that wraps a name', () => {
  it('decorates a function, and is a value otherwise', async () => {
    const reading = await readText(`
def f(): ...
f = cache(f)
table = {}
table = Table(table)
class A:
    g = staticmethod(f)
    table = staticmethod(table)
`);
    const f = reading.get('function', 'shop.f');
    expect(f.decorators.map(({expression}) => textOf(expression))).toEqual([
      'cache',
    ]);
    const value = (path: string): string | null =>
      textOf(reading.get('attribute', path).value);
    expect(value('shop.table')).toBe('Table(table)');
    expect(value('shop.A.g')).toBe('staticmethod(f)');
    expect(value('shop.A.table')).toBe('staticmethod(table)');
  });
});

describe('a property', () => {
  it('has a type, a setter and a deleter', async () => {
    const reading = await readText(`
from functools import cached_property
class A:
    @property
    def x(self) -> int:
        """The x."""
    @x.setter
    def x(self, value: str) -> None: ...
    @x.deleter
    def x(self) -> None: ...
    @cached_property
    def y(self) -> list[int]: ...
    def _get(self) -> int:
        """Old style."""
    z = property(_get)
class B(A):
    @A.x.setter
    def x(self, value: int) -> None: ...
`);
    const x = reading.get('property', 'shop.A.x');
    expect(x.flags).toEqual(['property', 'setter', 'deleter']);
    expect([textOf(x.type), textOf(x.setterType)]).toEqual(['int', 'str']);
    expect(x.docstring?.raw).toBe('The x.');
    expect(reading.get('property', 'shop.A.y').flags).toEqual([
      'property',
      'cached',
    ]);
    expect(reading.get('property', 'shop.A.z')).toMatchObject({
      docstring: {raw: 'Old style.'},
    });
    expect(reading.get('property', 'shop.B.x').flags).toContain('setter');
  });
});

describe('an attribute', () => {
  it('is documented by a string after it or a comment beside it', async () => {
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

  it('comes from __init__ too, with the type of the argument', async () => {
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

  it('is a constant by name or by declaration', async () => {
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

  it('is a type alias when it names a type', async () => {
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
  it('leads where imports and scopes say', async () => {
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
    expect(reading.faults()).toEqual(['unknown-name shop/__init__.py:11']);
  });

  it('is resolved in docstrings where it means something', async () => {
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
        self.hidden = 2
    @property
    def p(self):
        """The p."""
def not_in_stub(): ...
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
    expect(reading.get('attribute', 'shop.A.hidden').public).toBe(false);
    expect(reading.get('function', 'shop.not_in_stub').public).toBe(false);
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
