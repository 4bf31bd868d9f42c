import {describe, expect, it} from 'vitest';
import {Reading, readText} from './read-files';
import {parametersOf} from './text-of';

describe('a conditional definition', () => {
  it('prefers the branch for type checkers', async () => {
    const reading = await readText(`
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from orders import Order
else:
    Order = None
    only_running = 1
if not TYPE_CHECKING:
    Item = None
else:
    from items import Item
`);
    expect(reading.get('alias', 'shop.Order').target).toBe('orders.Order');
    expect(reading.get('alias', 'shop.Item').target).toBe('items.Item');
    expect(reading.get('attribute', 'shop.only_running').condition).toBeNull();
  });

  it('prefers the newest Python', async () => {
    const reading = await readText(`
import sys
if sys.version_info >= (3, 11):
    def f(new): ...
else:
    def f(old): ...
if sys.version_info < (3, 8):
    gone = 1
elif (3, 9) <= sys.version_info and not sys.version_info[0] == 2:
    there = 1
else:
    never = 1
`);
    const f = reading.get('function', 'shop.f');
    expect(f.signature?.parameters[0]?.name).toBe('new');
    expect(reading.module().members.map(({name}) => name)).toEqual([
      'sys',
      'f',
      'there',
    ]);
  });

  it.each([
    'sys.version_info[:2] >= (3, 8)',
    'sys.version_info.major != 2',
    'sys.version_info.major <= 3',
    '2 < sys.version_info[0]',
    '(2, 7) != sys.version_info',
    'sys.version_info >= (3, 8) and TYPE_CHECKING',
    'TYPE_CHECKING or sys.platform == "win32" and False',
    'TYPE_CHECKING or typing.TYPE_CHECKING',
    'sys.platform == "win32" or not False',
    '(True)',
    '1',
  ])('has no condition if it always applies: %s', async (condition) => {
    const reading = await readText(
      `import sys\nif ${condition}:\n    here = 1\nelse:\n    here = None\n`,
    );
    expect(reading.get('attribute', 'shop.here')).toMatchObject({
      condition: null,
      value: [{text: '1'}],
    });
  });

  it.each([
    '(3, 8) > sys.version_info',
    'sys.version_info[0] > 3',
    'sys.version_info == (2, 7)',
    'sys.platform == "win32" and sys.version_info < (3,)',
    'not 1',
    '0',
    '__name__ == "__main__"',
  ])('is missing if it never applies: %s', async (condition) => {
    const reading = await readText(
      `import sys\nif ${condition}:\n    here = 1\n`,
    );
    expect(reading.module().members.map(({name}) => name)).toEqual(['sys']);
  });

  it('keeps the first of equal branches, with its condition', async () => {
    const reading = await readText(`
import sys
if sys.platform == 'win32':
    def f(windows): ...
    def only_windows(): ...
elif sys.platform == 'darwin':
    def f(mac): ...
else:
    def other(): ...
`);
    expect(reading.get('function', 'shop.f')).toMatchObject({
      condition: "sys.platform == 'win32'",
      signature: {parameters: [{name: 'windows'}]},
    });
    expect(reading.get('function', 'shop.other').condition).toBe(
      "not (sys.platform == 'win32') and not (sys.platform == 'darwin')",
    );
  });

  it('keeps alternatives together if conditions are nested', async () => {
    const reading = await readText(`
if a or b:
    if c if d else e:
        def f(): ...
    elif (g or h):
        def i(): ...
`);
    const condition = (name: string): string | null =>
      reading.get('function', `shop.${name}`).condition;
    expect(condition('f')).toBe('(a or b) and (c if d else e)');
    expect(condition('i')).toBe('(a or b) and (g or h)');
  });

  it('prefers the body of a try to its handlers', async () => {
    const reading = await readText(`
try:
    from fast import loads
except ImportError:
    def loads(): ...
    def dumps(): ...
    slow = True
else:
    def dumps(fast): ...
`);
    expect(
      parametersOf(reading.get('function', 'shop.dumps').signature),
    ).toEqual(['fast']);
    expect(reading.get('alias', 'shop.loads').target).toBe('fast.loads');
    expect(reading.get('attribute', 'shop.slow').name).toBe('slow');
  });

  it('uses the handler if the try imports a missing module', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
try:
    from shop._fast import Row, escape, quote, VERSION
    from shop.plain import here
except ImportError:
    from .plain import escape
    class Row:
        """A row."""
        def get(self): ...
    def quote(text): ...
    def here(): ...
    VERSION = None
class Result(Row): ...
`,
      'shop/plain.py': 'def escape(text): ...\ndef here(): ...\n',
    });
    expect(reading.get('class', 'shop.Row').docstring?.raw).toBe('A row.');
    expect(reading.get('method', 'shop.Row.get').name).toBe('get');
    expect(reading.get('alias', 'shop.escape').target).toBe(
      'shop.plain.escape',
    );
    expect(reading.get('function', 'shop.quote').name).toBe('quote');
    expect(reading.get('alias', 'shop.here').target).toBe('shop.plain.here');
    expect(reading.get('alias', 'shop.VERSION').targetKind).toBeNull();
    expect(reading.get('class', 'shop.Result').mro).toMatchObject([
      {path: 'shop.Row'},
    ]);
    expect(reading.diagnostics()).toEqual([]);
  });

  it('does not replace an unconditional definition', async () => {
    const reading = await readText(`
def heap():
    """Documented."""
Order = None
try:
    from _fast import heap
except ImportError:
    pass
if condition:
    class Order: ...
`);
    expect(reading.get('function', 'shop.heap').docstring?.raw).toBe(
      'Documented.',
    );
    expect(reading.get('class', 'shop.Order').condition).toBe('condition');
  });

  it('can be a star import, whose names have its condition', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
import sys
if sys.platform == 'win32':
    from .windows import *
else:
    from .posix import *
if sys.version_info >= (3, 8):
    from .new import *
`,
      'shop/windows.py': 'def windows(): ...\n',
      'shop/posix.py': 'def posix(): ...\n',
      'shop/new.py': 'def new(): ...\n',
    });
    const conditions = ['windows', 'posix', 'new'].map(
      (name) => reading.get('alias', `shop.${name}`).condition,
    );
    expect(conditions).toEqual([
      "sys.platform == 'win32'",
      "not (sys.platform == 'win32')",
      null,
    ]);
  });

  it('is also found in loops, with blocks and cases', async () => {
    const reading = await readText(`
with open('x') as file:
    a = 1
for name in []:
    b = 2
match x:
    case 1:
        c = 3
del a
`);
    expect(reading.module().members.map(({name}) => name)).toEqual(['b', 'c']);
  });
});
