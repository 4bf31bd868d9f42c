import {describe, expect, it} from 'vitest';
import {readText, type Reading} from './read-files';
import {parametersOf, textOf} from './text-of';

function constructor(reading: Reading, name: string): string[] {
  return parametersOf(
    reading.get('class', `shop.${name}`).construction?.signatures[0],
  );
}

describe('a pydantic model', () => {
  it('takes its fields, and nothing that is private or of the class', async () => {
    const reading = await readText(`
from typing import ClassVar
from pydantic import BaseModel, ConfigDict, Field, PrivateAttr
class Order(BaseModel):
    model_config = ConfigDict(frozen=True)
    __canonical_name__: str
    _private: int
    _made: dict = PrivateAttr(default_factory=dict)
    table: ClassVar[str] = 'orders'
    id: int
    note: str = ...
    tags: list[str] = Field(default_factory=list, description='Words.')
`);
    expect(constructor(reading, 'Order')).toEqual([
      'id=: int',
      'note=: str',
      'tags=: list[str] = []',
    ]);
    const order = reading.get('class', 'shop.Order');
    expect(order.flags).toEqual(['model', 'frozen']);
    expect(reading.get('attribute', 'shop.Order.table').flags).toEqual([
      'classVar',
    ]);
    const tags = reading.get('attribute', 'shop.Order.tags');
    expect(tags.docstring?.raw).toBe('Words.');
    expect(textOf(tags.value)).toBe('[]');
    expect(tags.flags).toEqual(['field']);
  });

  it('reads what Annotated says, and keeps other metadata', async () => {
    const reading = await readText(`
from typing import Annotated
from pydantic import BaseModel, Field
class Order(BaseModel):
    size: Annotated[int, Field(gt=0, le=9, description='How many.')] = 3
    made: Annotated[list[int], Field(default_factory=list)]
    unit: Annotated[str, 'metric']
`);
    expect(constructor(reading, 'Order')).toEqual([
      'size=: int = 3',
      'made=: list[int] = []',
      "unit=: Annotated[str, 'metric']",
    ]);
    expect(reading.get('attribute', 'shop.Order.size').docstring?.raw).toBe(
      'How many.\n\nConstraints: `gt=0`, `le=9`.',
    );
  });

  it('is called by the aliases of its fields, unless they are no names', async () => {
    const reading = await readText(`
from pydantic import AliasChoices, BaseModel, ConfigDict, Field
class Order(BaseModel):
    size: int = Field(alias='length')
    kind: str = Field(alias='@type')
    seen: int = Field(validation_alias=AliasChoices('viewed', 'seen'))
class Loose(BaseModel):
    model_config = ConfigDict(populate_by_name=True, extra='allow')
    size: int = Field(3, alias='length')
class Old(BaseModel):
    size: int = Field(3, alias='length')
    class Config:
        allow_population_by_field_name = True
        extra = Extra.allow
`);
    expect(constructor(reading, 'Order')).toEqual([
      'length=: int',
      'kind=: str',
      'viewed=: int',
    ]);
    expect(constructor(reading, 'Loose')).toEqual([
      'size=: int = 3',
      'extra_data**',
    ]);
    expect(constructor(reading, 'Old')).toEqual([
      'size=: int = 3',
      'extra_data**',
    ]);
    expect(reading.get('attribute', 'shop.Order.kind').docstring?.raw).toBe(
      'Alias: `@type`.',
    );
  });

  it('may be settings, a root, generic, or of version 1', async () => {
    const reading = await readText(`
from pydantic import RootModel
from pydantic.v1 import BaseModel as Old
from pydantic_settings import BaseSettings
class Settings(BaseSettings):
    home: str = '/'
class Names(RootModel[list[str]]): ...
class First(Old):
    x: int
class Second(First):
    y: int = 1
    x: str
`);
    expect(constructor(reading, 'Settings')).toEqual(["home=: str = '/'"]);
    expect(constructor(reading, 'Names')).toEqual(['root: list[str]']);
    expect(constructor(reading, 'Second')).toEqual(['x=: str', 'y=: int = 1']);
  });

  it('has computed fields, which its constructor does not take', async () => {
    const reading = await readText(`
from pydantic import BaseModel, computed_field, field_validator
class Order(BaseModel):
    x: int
    @computed_field
    @property
    def double(self) -> int: ...
    @computed_field
    def triple(self) -> int: ...
    @field_validator('x')
    @classmethod
    def check(cls, value): ...
`);
    expect(constructor(reading, 'Order')).toEqual(['x=: int']);
    expect(reading.get('property', 'shop.Order.double').flags).toContain(
      'computed',
    );
    expect(reading.get('property', 'shop.Order.triple').flags).toContain(
      'computed',
    );
    expect(reading.get('method', 'shop.Order.check').flags).toEqual([
      'classmethod',
    ]);
  });

  it('may be a table of SQLModel, whose relations may be left out', async () => {
    const reading = await readText(`
from sqlmodel import Field, Relationship, SQLModel
class Hero(SQLModel, table=True):
    id: int | None = Field(default=None, primary_key=True)
    name: str = Field(index=True)
    team: 'Team' = Relationship(back_populates='heroes')
class Team(SQLModel): ...
`);
    expect(constructor(reading, 'Hero')).toEqual([
      'id=: int | None = None',
      'name=: str',
      'team=: Team = ...',
    ]);
    expect(reading.get('class', 'shop.Hero').flags).toEqual(['model']);
  });
});

describe('a constructor', () => {
  it.each([
    ['dict', '{}'],
    ['dict[str, Any]', '{}'],
    ['dict[str, list[int]]', '{}'],
    ['list[dict[str, int] | None]', '[]'],
    ['tuple[int, ...]', '()'],
    ['OrderedDict[str, int]', 'OrderedDict[str, int]()'],
  ])('shows what the factory %s makes as %s', async (factory, made) => {
    const reading = await readText(`
from dataclasses import dataclass, field
@dataclass
class Order:
    parts: Any = field(default_factory=${factory})
`);
    expect(constructor(reading, 'Order')).toEqual([`parts: Any = ${made}`]);
  });

  it('of attrs takes aliases, factories and decorated defaults', async () => {
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

  it('of msgspec takes fields by position, whatever they are encoded as', async () => {
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

  it('of a typed dict that a call makes may leave keys out', async () => {
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

  it('of a dataclass knows a field in brackets', async () => {
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

  it('of a dataclass takes what its bases declare, in their order', async () => {
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

describe('a property that a call makes', () => {
  it('has the text that it is given', async () => {
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
