import {describe, expect, it} from 'vitest';
import {readText} from './read-files';
import {constructor, textOf} from './text-of';

describe('a pydantic model', () => {
  it('takes its fields, but no private or class attributes', async () => {
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

  it('reads fields in Annotated, and keeps other metadata', async () => {
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

  it('takes the aliases of its fields if they are valid names', async () => {
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

  it('can be a settings, root, generic or version 1 model', async () => {
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

  it('can be an SQLModel table, with optional relationships', async () => {
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
