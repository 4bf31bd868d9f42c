import {describe, expect, it} from 'vitest';
import {Reading} from './read-files';
import {targetsOf} from './text-of';

const MAPPER = 'class Mapper: ...\n';

describe('a submodule whose name the package binds to something else', () => {
  it('is what an import under another name refers to above that line', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
from . import mapper as mapperlib
from . import mapper as _same, orders as _orders
from .mapper import Mapper
from .orders import orders
class mapper(mapperlib.Mapper):
    one: mapperlib.Mapper
    two: _same.Mapper
    three: _orders.Order
`,
      'shop/mapper.py': MAPPER,
      'shop/orders.py': 'class Order: ...\ndef orders(): ...\n',
    });
    expect(reading.diagnostics()).toEqual([]);
    expect(reading.get('alias', 'shop.mapperlib')).toMatchObject({
      target: 'shop.mapper',
      targetKind: 'module',
    });
    const {mro, members} = reading.get('class', 'shop.mapper');
    expect(mro).toMatchObject([{path: 'shop.mapper.Mapper'}]);
    const types = members.map((one) =>
      one.kind === 'attribute' ? targetsOf(one.type) : [],
    );
    expect(types).toEqual([
      ['shop.mapper.Mapper'],
      ['shop.mapper.Mapper'],
      ['shop.orders.Order'],
    ]);
  });

  it('is not what an import below that line refers to', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
class mapper: ...
from . import mapper as mapperlib
def f() -> mapperlib: ...
`,
      'shop/mapper.py': MAPPER,
    });
    const {signature} = reading.get('function', 'shop.f');
    expect(targetsOf(signature?.returns ?? null)).toEqual(['shop.mapper']);
    expect(reading.get('alias', 'shop.mapperlib').targetKind).toBe('class');
  });

  it('is not what a function imports', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
class Box:
    def __init__(self):
        from . import mapper as mapperlib
        self.x: mapperlib.Inner = 1
class mapper:
    class Inner: ...
`,
      'shop/mapper.py': MAPPER,
    });
    expect(reading.diagnostics()).toEqual([]);
    const {type} = reading.get('attribute', 'shop.Box.x');
    expect(targetsOf(type)).toEqual(['shop.mapper.Inner']);
  });
});

it('finds the submodule that circular imports refer to', async () => {
  const reading = await Reading.of({
    'shop/__init__.py': 'from ._names import *\n',
    'shop/_names.py': `
from ._plain import *
`,
    'shop/_plain.py': `
from . import mapper, gone
__all__ = ["mapper", "gone"]
`,
    'shop/mapper.py': MAPPER,
    'shop/user.py': `
from . import mapper
def f() -> mapper.Mapper: ...
`,
  });
  expect(reading.get('alias', 'shop.mapper')).toMatchObject({
    target: 'shop.mapper',
    targetKind: 'module',
  });
  const {signature} = reading.get('function', 'shop.user.f');
  expect(targetsOf(signature?.returns ?? null)).toEqual(['shop.mapper.Mapper']);
  expect(reading.result.diagnostics.map(({reason}) => reason)).toEqual(
    expect.not.arrayContaining([expect.stringContaining('mapper')]),
  );
  // Nothing defines the other name.
  expect(new Set(reading.result.diagnostics.map(({ruleId}) => ruleId))).toEqual(
    new Set(['cyclic-import']),
  );
});

it('reports circular imports that do not refer to a submodule themselves', async () => {
  const reading = await Reading.of({
    'shop/__init__.py': '',
    'shop/docks/__init__.py': 'from ._loop import slip\n',
    'shop/docks/_loop.py': 'from ._other import slip\n',
    'shop/docks/_other.py': 'from ._loop import slip\n',
    'shop/docks/slip.py': MAPPER,
    'shop/boats.py': `
from .docks import slip
def f() -> slip.Mapper: ...
`,
  });
  const {signature} = reading.get('function', 'shop.boats.f');
  expect(targetsOf(signature?.returns ?? null)).toEqual([null]);
  expect(reading.result.diagnostics.map(({ruleId}) => ruleId)).toContain(
    'cyclic-import',
  );
});
