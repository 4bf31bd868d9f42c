import {describe, expect, it} from 'vitest';
import {Reading, readText} from './read-files';
import {parametersOf, textOf} from './text-of';

describe('a dataclass', () => {
  const constructor = (reading: Reading, name: string): string[] =>
    parametersOf(
      reading.get('class', `shop.${name}`).construction?.signatures[0],
    );

  it('gets its constructor from its fields, bases first', async () => {
    const reading = await readText(`
from dataclasses import dataclass, field, KW_ONLY, InitVar
from typing import ClassVar

@dataclass
class Base:
    id: int
    tags: list[str] = field(default_factory=list)

@dataclass(frozen=True)
class Order(Base):
    total: ClassVar[int] = 0
    seed: InitVar[int] = 1
    size: "int" = field(default=3, kw_only=True)
    made: str = field(init=False)
    id: str
    _: KW_ONLY
    note: str = ''
    plain = 5
    def method(self): ...
`);
    expect(constructor(reading, 'Order')).toEqual([
      'id: str',
      'tags: list[str] = []',
      'seed: int = 1',
      'size=: int = 3',
      "note=: str = ''",
    ]);
    expect(reading.get('class', 'shop.Order')).toMatchObject({
      flags: ['dataclass', 'frozen'],
      construction: {path: null, synthesised: true},
    });
    expect(reading.get('attribute', 'shop.Order.total').flags).toEqual([
      'classVar',
    ]);
    expect(reading.get('attribute', 'shop.Order.seed').flags).toEqual([
      'initVar',
      'field',
    ]);
  });

  it('keeps an explicit constructor', async () => {
    const reading = await readText(`
from dataclasses import dataclass
@dataclass
class A:
    x: int
    def __init__(self, y): ...
@dataclass(init=False)
class B(A):
    z: int
class C(A):
    w: int
`);
    expect(constructor(reading, 'A')).toEqual(['y']);
    expect(constructor(reading, 'B')).toEqual(['y']);
    expect(constructor(reading, 'C')).toEqual(['y']);
  });

  it('can come from attrs, pydantic or dataclass_transform', async () => {
    const reading = await readText(`
import attr
from pydantic import BaseModel, Field
from typing import dataclass_transform

@attr.define(kw_only=True)
class A:
    _x: int = attr.field(factory=dict)

class M(BaseModel):
    name: str
    size: int = Field(3, alias='length')
    must: int = Field(...)

@dataclass_transform(kw_only_default=True)
def record(cls): ...

@record
class R:
    x: int
`);
    expect(constructor(reading, 'A')).toEqual(['x=: int = {}']);
    expect(constructor(reading, 'M')).toEqual([
      'name=: str',
      'length=: int = 3',
      'must=: int',
    ]);
    expect(constructor(reading, 'R')).toEqual(['x=: int']);
  });
});

describe('an enumeration', () => {
  it('distinguishes its values from other members', async () => {
    const reading = await readText(`
import enum
class Colour(enum.IntFlag):
    """Colours."""
    RED = 1
    """Like a rose."""
    GREEN = enum.auto()  #: Like grass.
    _ignore_ = ['x']
    label: str
    helper = property(lambda self: 1)
    def mix(self): ...
Size = enum.Enum('Size', 'SMALL LARGE')
`);
    expect(reading.get('class', 'shop.Colour')).toMatchObject({
      flags: ['enum', 'flag'],
      construction: null,
    });
    const red = reading.get('enumMember', 'shop.Colour.RED');
    expect(textOf(red.value)).toBe('1');
    expect(red.docstring?.raw).toBe('Like a rose.');
    expect(reading.get('enumMember', 'shop.Colour.GREEN').docstring?.raw).toBe(
      'Like grass.',
    );
    const values = (name: string): string[] =>
      reading
        .get('class', `shop.${name}`)
        .members.filter(({kind}) => kind === 'enumMember')
        .map((member) => member.name);
    expect(values('Colour')).toEqual(['RED', 'GREEN']);
    expect(values('Size')).toEqual(['SMALL', 'LARGE']);
    expect(reading.get('class', 'shop.Size').flags).toEqual(['enum']);
  });

  it('has values that older stubs only declare', async () => {
    const reading = await Reading.of({
      'shop/__init__.pyi': 'import enum\nclass C(enum.Enum):\n    A: int\n',
    });
    expect(reading.get('enumMember', 'shop.C.A').name).toBe('A');
  });
});

describe('a record', () => {
  it('can be a named tuple, as a class or a call', async () => {
    const reading = await readText(`
from collections import namedtuple
from typing import NamedTuple
class Point(NamedTuple):
    x: int
    y: int = 0
Pair = namedtuple('Pair', 'left right', defaults=[1])
Typed = NamedTuple('Typed', [('a', int), ('b', 'str')])
Empty = namedtuple('Empty', 'a b c', defaults=(None,) * 2)
Other = namedtuple('Other', 'a b', defaults=[0] * len(names))
`);
    const called = (name: string): string[] =>
      parametersOf(
        reading.get('class', `shop.${name}`).construction?.signatures[0],
      );
    expect(called('Point')).toEqual(['x: int', 'y: int = 0']);
    expect(called('Pair')).toEqual(['left', 'right = 1']);
    expect(called('Typed')).toEqual(['a: int', 'b: str']);
    expect(called('Empty')).toEqual(['a', 'b = None', 'c = None']);
    expect(called('Other')).toEqual(['a', 'b']);
    expect(reading.get('class', 'shop.Pair').flags).toEqual(['namedtuple']);
    expect(reading.get('attribute', 'shop.Point.x').flags).toEqual(['field']);
  });

  it('gets no fields from annotations in a subclass', async () => {
    const reading = await readText(`
from typing import NamedTuple
class Point(NamedTuple):
    x: int
class Pixel(Point):
    _unit: str
    size: int = 1
`);
    const pixel = reading.get('class', 'shop.Pixel');
    expect(parametersOf(pixel.construction?.signatures[0])).toEqual(['x: int']);
    expect(reading.get('attribute', 'shop.Pixel.size').flags).toEqual([]);
  });

  it('can have a base that a call creates', async () => {
    const reading = await readText(`
from collections import namedtuple
class Point(namedtuple('Point', 'x y')):
    def length(self): ...
`);
    const point = reading.get('class', 'shop.Point');
    expect(point.members.map(({name}) => name)).toEqual(['x', 'y', 'length']);
    expect(point.flags).toEqual(['namedtuple']);
    expect(parametersOf(point.construction?.signatures[0])).toEqual(['x', 'y']);
    expect(reading.diagnostics()).toEqual([]);
  });

  it('can list its fields in a constant', async () => {
    const reading = await readText(`
from collections import namedtuple
_FIELDS = (
    "left",  # The first.
    "right",
)
_WORDS = "a b"
Pair = namedtuple("Pair", _FIELDS)
class Word(namedtuple("Word", _WORDS)): ...
`);
    for (const [name, fields] of [
      ['Pair', ['left', 'right']],
      ['Word', ['a', 'b']],
    ] as const) {
      const found = reading.get('class', `shop.${name}`);
      expect(found.members.map((one) => one.name)).toEqual(fields);
      expect(parametersOf(found.construction?.signatures[0])).toEqual(fields);
    }
  });

  it('has no constructor if its fields are computed', async () => {
    const reading = await readText(`
from collections import namedtuple
A = namedtuple("A", names())
B = namedtuple("B", ["a", *OTHERS])
C = namedtuple("C", UNKNOWN + ("c",))
class D(namedtuple("D", UNKNOWN)): ...
class E(C): ...
`);
    expect(
      ['A', 'B', 'C', 'D', 'E'].map(
        (name) => reading.get('class', `shop.${name}`).construction,
      ),
    ).toEqual([null, null, null, null, null]);
  });

  it('can be a typed dict with optional keys', async () => {
    const reading = await readText(`
from typing import TypedDict, Required, NotRequired, ReadOnly
class Base(TypedDict, total=False):
    a: int
    b: Required[int]
class Full(Base):
    c: NotRequired[ReadOnly[str]]
    d: str
Old = TypedDict('Old', {'in': int, 'out': 'str'})
`);
    const flags = (path: string): string[] =>
      reading.get('attribute', `shop.${path}`).flags;
    expect(flags('Base.a')).toEqual(['field', 'notRequired']);
    expect(flags('Base.b')).toEqual(['required', 'field']);
    expect(flags('Full.c')).toEqual(['notRequired', 'readOnly', 'field']);
    expect(flags('Full.d')).toEqual(['field', 'required']);
    const full = reading.get('class', 'shop.Full');
    expect(full.flags).toEqual(['typeddict']);
    expect(parametersOf(full.construction?.signatures[0])).toEqual([
      'a=: int = ...',
      'b=: int',
      'c=: str = ...',
      'd=: str',
    ]);
    expect(
      reading.get('class', 'shop.Old').members.map(({name}) => name),
    ).toEqual(['in', 'out']);
  });
});
