import {describe, expect, it} from 'vitest';
import {Reading, readText} from './read-files';
import {targetsOf} from './text-of';

describe('a name that a statement binds on the way', () => {
  it('can be used and imported, but is no member', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
with begin() as session, (open(path)) as (first, [second]):
    with (begin() as inner):
        pass
for item, (*rest, last) in orders:
    for other.size in item: ...
while chunk := read():
    pass
if size:
    pass
elif (match := find()) and (end := match.end()):
    pass
async def load():
    if size:
        global loaded, cache
    loaded = 1
def f(a: session.Base, b: second, c: inner, d: last, e: rest) -> item: ...
def g(a: chunk, b: match, c: end, d: loaded, e: cache) -> first: ...
`,
      'shop/orders.py':
        'from shop import session, item as one, loaded, cache\n',
    });
    expect(reading.diagnostics()).toEqual([]);
    const members = reading.module().members.map(({name}) => name);
    expect(members).toEqual(['load', 'f', 'g']);
    // The model has no member that it could refer to.
    const {signature} = reading.get('function', 'shop.f');
    expect(targetsOf(signature?.returns ?? null)).toEqual([null]);
  });

  it('is a member if it is exported', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': 'from .orders import *\nfrom .orders import unit\n',
      'shop/orders.py': `
__all__ = ['item', 'session', 'types', 'unit']
for item in range(3): ...
with begin() as session: ...
def init():
	global types
	types = {}
with begin() as unit: ...
def f() -> item: ...
`,
    });
    expect(reading.diagnostics()).toEqual([]);
    expect(reading.get('attribute', 'shop.orders.item')).toMatchObject({
      public: true,
      type: null,
      value: null,
      location: {line: 3, endLine: 3},
    });
    expect(reading.get('alias', 'shop.unit').targetKind).toBe('attribute');
    const {signature} = reading.get('function', 'shop.orders.f');
    expect(targetsOf(signature?.returns ?? null)).toEqual(['shop.orders.item']);
  });

  it('does not hide a definition, an import or a module', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
from .orders import *
total: int = 1
for total in range(3): ...
for Order in range(3): ...
for orders in range(3): ...
for str in range(3): ...
with begin() as late: ...
class late: ...
def f(a: total, b: Order, c: orders.Order, d: late) -> str: ...
`,
      'shop/orders.py': 'class Order: ...\n',
    });
    const {signature} = reading.get('function', 'shop.f');
    const types = signature?.parameters.flatMap(({annotation}) =>
      targetsOf(annotation),
    );
    expect(types).toEqual([
      'shop.total',
      'shop.orders.Order',
      'shop.orders.Order',
      'shop.late',
    ]);
    expect(targetsOf(signature?.returns ?? null)).toEqual(['builtins.str']);
  });

  it('cannot be imported once it is deleted', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': 'for item in x:\n    y: item\ndel item\n',
      'shop/orders.py': 'from shop import item\n',
    });
    expect(reading.diagnostics()).toEqual([
      'unresolved-import shop/orders.py:1',
    ]);
  });

  it('is gone after its `except` block', async () => {
    const reading = await readText(`
__all__ = ['error']
try: ...
except OSError as error: ...
`);
    expect(reading.diagnostics()).toEqual([
      'unknown-export shop/__init__.py:2',
    ]);
  });
});
