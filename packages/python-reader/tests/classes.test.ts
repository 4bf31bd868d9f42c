import {describe, expect, it} from 'vitest';
import {Reading, readText} from './read-files';
import {parametersOf, targetsOf, textOf} from './text-of';

describe('a class', () => {
  it('has bases, keywords, decorators, members and a location', async () => {
    const reading = await readText(`
import abc
from typing import final

@final
class Order(abc.ABC, dict[str, int], metaclass=abc.ABCMeta, option=1):
    """An order."""

    class Line:
        size: int

    def total(self) -> "Order.Line": ...
`);
    const order = reading.get('class', 'shop.Order');
    expect(order.bases.map(textOf)).toEqual(['abc.ABC', 'dict[str, int]']);
    expect(order.bases.map(targetsOf)).toEqual([
      ['abc.ABC'],
      ['builtins.dict', 'builtins.str', 'builtins.int'],
    ]);
    expect(
      order.keywords.map(({name, value}) => [name, textOf(value)]),
    ).toEqual([
      ['metaclass', 'abc.ABCMeta'],
      ['option', '1'],
    ]);
    expect(order.decorators).toMatchObject([{target: 'typing.final', line: 5}]);
    expect(order.flags).toContain('final');
    expect(order.location).toEqual({
      file: 'shop/__init__.py',
      line: 6,
      endLine: 12,
    });
    expect(reading.get('attribute', 'shop.Order.Line.size').public).toBe(true);
    const total = reading.get('method', 'shop.Order.total');
    expect(targetsOf(total.signature?.returns ?? null)).toEqual([
      'shop.Order.Line',
    ]);
  });

  it('orders its ancestors by C3', async () => {
    const reading = await readText(`
class A: ...
class B(A): ...
class C(A): ...
class D(B, C): ...
class E(D, KeyError): ...
`);
    expect(reading.get('class', 'shop.E').mro).toEqual([
      {path: 'shop.D', origin: 'package'},
      {path: 'shop.B', origin: 'package'},
      {path: 'shop.C', origin: 'package'},
      {path: 'shop.A', origin: 'package'},
      {path: 'builtins.KeyError', origin: 'builtin'},
      {path: 'builtins.LookupError', origin: 'builtin'},
      {path: 'builtins.Exception', origin: 'builtin'},
      {path: 'builtins.BaseException', origin: 'builtin'},
    ]);
    expect(reading.get('class', 'shop.A').subclasses).toEqual([
      'shop.B',
      'shop.C',
    ]);
  });

  it('has the bases of built-in exceptions in their order', async () => {
    const reading = await readText(`
class ShopError(Exception): ...
class Missing(ShopError, KeyError): ...
class Wrong(Exception, ValueError): ...
`);
    expect(reading.get('class', 'shop.Missing').mro).toEqual([
      {path: 'shop.ShopError', origin: 'package'},
      ...['KeyError', 'LookupError', 'Exception', 'BaseException'].map(
        (name) => ({path: `builtins.${name}`, origin: 'builtin'}),
      ),
    ]);
    expect(reading.diagnostics()).toEqual([
      'inconsistent-bases shop/__init__.py:4',
    ]);
  });

  it('ignores Generic before a base with type arguments, as Python does', async () => {
    const reading = await readText(`
from typing import Generic, TypeVar
T = TypeVar('T')
class Stream(Generic[T]): ...
class Buffered(Generic[T], Stream[T]): ...
class Plain(Generic[T], Stream): ...
`);
    expect(reading.get('class', 'shop.Buffered')).toMatchObject({
      mro: [{path: 'shop.Stream'}, {path: 'typing.Generic'}],
      typeParameters: [{name: 'T'}],
    });
    expect(reading.diagnostics()).toEqual([
      'inconsistent-bases shop/__init__.py:6',
    ]);
  });

  it('lists each inherited member once, from the nearest base', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
from ._base import Base as B
class Order(B):
    def save(self): ...
`,
      'shop/_base.py': `
class Root:
    def load(self):
        """Load from the root."""
    def save(self):
        """Save it."""
class Base(Root):
    def load(self): ...
    def _secret(self): ...
`,
    });
    const order = reading.get('class', 'shop.Order');
    expect(order.inherited).toEqual([
      {
        name: 'load',
        path: 'shop._base.Base.load',
        from: 'shop._base.Base',
        kind: 'method',
        public: true,
      },
      expect.objectContaining({name: '_secret', public: false}),
    ]);
    expect(reading.get('method', 'shop.Order.save')).toMatchObject({
      overrides: 'shop._base.Root.save',
      docstring: {raw: 'Save it.', inheritedFrom: 'shop._base.Root.save'},
    });
    expect(
      reading.get('method', 'shop._base.Base.load').docstring?.inheritedFrom,
    ).toBe('shop._base.Root.load');
  });

  it('can extend an import of the same name', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
from .orders import Order
class Early(Order): ...
class Order(Order): ...
class Late(Order): ...
`,
      'shop/orders.py': 'class Order: ...',
    });
    const ancestors = (name: string): string[] =>
      reading.get('class', `shop.${name}`).mro.map(({path}) => path);
    expect(ancestors('Early')).toEqual(['shop.orders.Order']);
    expect(ancestors('Order')).toEqual(['shop.orders.Order']);
    expect(ancestors('Late')).toEqual(['shop.Order', 'shop.orders.Order']);
    expect(reading.diagnostics()).toEqual([]);
  });

  it('is abstract until all abstract methods are implemented', async () => {
    const reading = await readText(`
from abc import ABC, abstractmethod
class Base(ABC):
    @property
    @abstractmethod
    def name(self) -> str: ...
class Half(Base):
    other = 1
class Whole(Half):
    name = 'whole'
class Outer:
    class Inner(Base): ...
`);
    const isAbstract = (name: string): boolean =>
      reading.get('class', `shop.${name}`).flags.includes('abstract');
    expect(isAbstract('Base')).toBe(true);
    expect(isAbstract('Outer.Inner')).toBe(true);
    expect(isAbstract('Outer')).toBe(false);
    expect(isAbstract('Half')).toBe(true);
    expect(isAbstract('Whole')).toBe(false);
    expect(reading.get('property', 'shop.Base.name').flags).toEqual([
      'property',
      'abstract',
    ]);
  });

  it('is recognized as a protocol or an exception', async () => {
    const reading = await readText(`
from typing import Protocol, runtime_checkable
@runtime_checkable
class Saves(Protocol): ...
class SoldOut(ValueError): ...
class Both(Saves, SoldOut): ...
`);
    expect(reading.get('class', 'shop.Saves').flags).toEqual([
      'protocol',
      'runtimeCheckable',
    ]);
    expect(reading.get('class', 'shop.SoldOut').flags).toEqual(['exception']);
    expect(reading.get('class', 'shop.Both').flags).toEqual(['exception']);
  });

  it('has the signature of its constructor, own or inherited', async () => {
    const reading = await readText(`
class Base:
    def __init__(self, a: int, *, b=1) -> None: ...
class Heir(Base): ...
class Made:
    def __new__(cls, x): ...
class Empty: ...
class Outside(SomeBase): ...
class SomeBase(Unknown): ...
`);
    const construction = (name: string) =>
      reading.get('class', `shop.${name}`).construction;
    expect(construction('Heir')?.path).toBe('shop.Base.__init__');
    expect(parametersOf(construction('Heir')?.signatures[0])).toEqual([
      'a: int',
      'b= = 1',
    ]);
    expect(parametersOf(construction('Made')?.signatures[0])).toEqual(['x']);
    expect(construction('Empty')).toMatchObject({
      path: null,
      signatures: [{parameters: []}],
    });
    expect(construction('Outside')).toBeNull();
  });
});

describe('generics', () => {
  it('are read in the old and the new syntax', async () => {
    const reading = await readText(`
from typing import Generic, TypeVar, ParamSpec
T = TypeVar('T', bound='Order')
K = TypeVar('K', int, str)
P = ParamSpec('P')
class Order: ...
class Old(Generic[T, P], dict[K, T]): ...
class Implied(dict[K, list[T]]): ...
class New[X: Order = Order, *Ts, **Q](list[X]):
    def get[Y: (int, str)](self, y: Y) -> X: ...
`);
    const names = (name: string) =>
      reading.get('class', `shop.${name}`).typeParameters;
    expect(names('Old').map(({name, kind}) => [name, kind])).toEqual([
      ['T', 'typeVar'],
      ['P', 'paramSpec'],
    ]);
    expect(textOf(names('Old')[0]?.bound ?? null)).toBe('Order');
    expect(names('Implied').map(({name}) => name)).toEqual(['K', 'T']);
    expect(names('Implied')[0]?.constraints.map(textOf)).toEqual([
      'int',
      'str',
    ]);
    expect(
      names('New').map(({name, kind, bound, default: value}) => [
        name,
        kind,
        textOf(bound),
        textOf(value),
      ]),
    ).toEqual([
      ['X', 'typeVar', 'Order', 'Order'],
      ['Ts', 'typeVarTuple', null, null],
      ['Q', 'paramSpec', null, null],
    ]);
    const get = reading.get('method', 'shop.New.get').signature;
    expect(get?.typeParameters[0]?.constraints.map(textOf)).toEqual([
      'int',
      'str',
    ]);
    expect(get?.returns).toEqual([
      {kind: 'name', text: 'X', target: null, origin: 'typeParameter'},
    ]);
    expect(reading.get('attribute', 'shop.T').flags).toEqual(['typeVariable']);
    expect(reading.diagnostics()).toEqual([]);
  });
});
