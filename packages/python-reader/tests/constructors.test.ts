import {describe, expect, it} from 'vitest';
import {readText} from './read-files';
import {constructor, textOf} from './text-of';

describe('a constructor', () => {
  it.each([
    ['dict', '{}'],
    ['dict[str, Any]', '{}'],
    ['dict[str, list[int]]', '{}'],
    ['list[dict[str, int] | None]', '[]'],
    ['tuple[int, ...]', '()'],
    ['OrderedDict[str, int]', 'OrderedDict[str, int]()'],
  ])('shows the default of the factory %s as %s', async (factory, made) => {
    const reading = await readText(`
from dataclasses import dataclass, field
@dataclass
class Order:
    parts: Any = field(default_factory=${factory})
`);
    expect(constructor(reading, 'Order')).toEqual([`parts: Any = ${made}`]);
  });

  it('supports aliases, factories and decorated defaults of attrs', async () => {
    const reading = await readText(`
import attr
from attrs import Factory, define, field
@define
class Box:
    _size: int
    tags: list = field(factory=list)
    made: dict = attr.ib(default=attr.Factory(dict))
    kind: str = field(alias='type', kw_only=True)
    cache: dict = field(init=False)
    late = field()
    @late.default
    def _(self): ...
@attr.s
class Old:
    x = attr.ib(default=1)
    label: str = 'none'
@attr.s(auto_attribs=True)
class Auto(Old):
    y: int = 2
`);
    expect(constructor(reading, 'Box')).toEqual([
      'size: int',
      'tags: list = []',
      'made: dict = {}',
      'late = ...',
      'type=: str',
    ]);
    expect(constructor(reading, 'Old')).toEqual(['x = 1']);
    expect(constructor(reading, 'Auto')).toEqual(['x = 1', 'y: int = 2']);
  });

  it('takes the fields of msgspec by position, whatever their encoded names are', async () => {
    const reading = await readText(`
import msgspec
from typing import Annotated, ClassVar
class Point(msgspec.Struct, frozen=True):
    x: int
    tags: list[str] = msgspec.field(default_factory=list, name='labels')
    count: ClassVar[int] = 0
    size: Annotated[int, msgspec.Meta(gt=0, description='Wide.')] = 1
class Named(Point, kw_only=True):
    name: str
`);
    expect(constructor(reading, 'Point')).toEqual([
      'x: int',
      'tags: list[str] = []',
      'size: int = 1',
    ]);
    expect(constructor(reading, 'Named')).toEqual([
      'x: int',
      'tags: list[str] = []',
      'size: int = 1',
      'name=: str',
    ]);
    expect(reading.get('class', 'shop.Point').flags).toEqual([
      'struct',
      'frozen',
    ]);
    expect(reading.get('attribute', 'shop.Point.size').docstring?.raw).toBe(
      'Wide.\n\nConstraints: `gt=0`.',
    );
  });

  it('has the optional keys of a typed dict that a call creates', async () => {
    const reading = await readText(`
from typing import NotRequired, Required, TypedDict
Loose = TypedDict('Loose', {'a': int, 'b': Required[str]}, total=False)
Strict = TypedDict('Strict', {'a': int, 'b': NotRequired[str]})
`);
    expect(constructor(reading, 'Loose')).toEqual(['a=: int = ...', 'b=: str']);
    expect(constructor(reading, 'Strict')).toEqual([
      'a=: int',
      'b=: str = ...',
    ]);
    const flags = (path: string) =>
      reading.get('attribute', `shop.${path}`).flags;
    expect(flags('Loose.a')).toEqual(['field', 'notRequired']);
    expect(flags('Loose.b')).toEqual(['required', 'field']);
    expect(flags('Strict.b')).toEqual(['notRequired', 'field']);
  });

  it('has the default of a dataclass field in parentheses', async () => {
    const reading = await readText(`
import dataclasses
@dataclasses.dataclass
class Run:
    name: str
    _last: str | None = (
        dataclasses.field(default=None, init=False)  # none yet
    )
`);
    expect(constructor(reading, 'Run')).toEqual(['name: str']);
    expect(textOf(reading.get('attribute', 'shop.Run._last').value)).toBe(
      'None',
    );
  });

  it('takes the fields of the bases of a dataclass, in their order', async () => {
    const reading = await readText(`
from dataclasses import dataclass, field
@dataclass
class Base:
    a: int
    b: int = 1
class Between(Base):
    c: int = 5
@dataclass(kw_only=True)
class Last(Between):
    d: int = field(doc='The last.')
    a: str = ''
`);
    expect(constructor(reading, 'Between')).toEqual(['a: int', 'b: int = 1']);
    expect(constructor(reading, 'Last')).toEqual([
      'b: int = 1',
      "a=: str = ''",
      'd=: int',
    ]);
    expect(reading.get('attribute', 'shop.Last.d').docstring?.raw).toBe(
      'The last.',
    );
  });
});

describe('a class with a base that is not a name', () => {
  it('has the bases and the metaclass in `with_metaclass`', async () => {
    const reading = await readText(`
import six
class Meta(type): ...
class Base:
    def __init__(self, size): ...
class Box(six.with_metaclass(Meta, Base)): ...
class Empty(six.with_metaclass(Meta)): ...
`);
    const box = reading.get('class', 'shop.Box');
    expect(box.bases.map(textOf)).toEqual(['Base']);
    expect(box.keywords.map(({name, value}) => [name, textOf(value)])).toEqual([
      ['metaclass', 'Meta'],
    ]);
    expect(box.inherited.map(({name}) => name)).toEqual(['__init__']);
    expect(constructor(reading, 'Box')).toEqual(['size']);
    expect(constructor(reading, 'Empty')).toEqual([]);
  });

  it('has a constructor only if a class before it has one', async () => {
    const reading = await readText(`
class Base:
    def __init__(self, size): ...
class Mixin: ...
class Made(make_base()): ...
class Starred(*BASES): ...
class Later(Mixin, make_base()): ...
class Heir(Later): ...
class Known(Base, make_base()): ...
class Own(make_base()):
    def __init__(self, name): ...
`);
    const unknown = ['Made', 'Starred', 'Later', 'Heir'].map(
      (name) => reading.get('class', `shop.${name}`).construction,
    );
    expect(unknown).toEqual([null, null, null, null]);
    expect(constructor(reading, 'Known')).toEqual(['size']);
    expect(constructor(reading, 'Own')).toEqual(['name']);
  });
});

describe('a property that a call creates', () => {
  it('has the docstring that is passed to the call', async () => {
    const reading = await readText(`
class Box:
    def get(self) -> int: ...
    size = property(get, doc='How wide.')
`);
    expect(reading.get('property', 'shop.Box.size').docstring?.raw).toBe(
      'How wide.',
    );
  });
});

describe('an inherited constructor', () => {
  it('has the type arguments of the bases in place of their parameters', async () => {
    const reading = await readText(`
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar
T = TypeVar('T')
S = TypeVar('S')
class Box(Generic[T]):
    def __init__(self, item: T, others: list[T | None] = ()): ...
class IntBox(Box[int]): ...
class Lists(Box[dict[str, "list[S]"]]): ...
class Deep(Lists[Box[bytes]]): ...
class Chosen(Box[Literal["[", "a"]]): ...
class Bare(Box): ...
class Ring(Link[T], Box[T]): ...
class Link(Ring[int]): ...
class Pair[A, B]:
    def __init__(self, one: A, other: B): ...
class Both(Pair[str, tuple[int, ...]]): ...
class Own[T](Box[T]):
    def __init__[A](self, item: T, more: A): ...
@dataclass
class Field(Generic[T]):
    value: T
@dataclass
class Named(Field[float]):
    name: str
`);
    const of = (name: string) => constructor(reading, name);
    expect(of('Box')).toEqual(['item: T', 'others: list[T | None] = ()']);
    expect(of('IntBox')).toEqual([
      'item: int',
      'others: list[int | None] = ()',
    ]);
    expect(of('Lists')[0]).toBe('item: dict[str, list[S]]');
    expect(of('Deep')[0]).toBe('item: dict[str, list[Box[bytes]]]');
    expect(of('Chosen')[0]).toBe('item: Literal["[", "a"]');
    expect(of('Ring')).toEqual(of('Box'));
    expect(of('Bare')[0]).toBe('item: T');
    expect(of('Both')).toEqual(['one: str', 'other: tuple[int, ...]']);
    expect(of('Own')).toEqual(['item: T', 'more: A']);
    expect(of('Named')).toEqual(['value: float', 'name: str']);
  });
});
