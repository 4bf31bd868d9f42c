import {describe, expect, it} from 'vitest';
import {Reading, readText} from './read-files';
import {parametersOf, textOf} from './text-of';

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

  it('has flags for what it is', async () => {
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

  it('separates its overloads from its implementation', async () => {
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

  it('has the defaults that its overloads replace by ...', async () => {
    const reading = await readText(`
from typing import overload
@overload
def f(a: int = ..., *, b: str = ..., c: int = 2) -> int: ...
@overload
def f(a: str = ..., *, d: str = ...) -> str: ...
def f(a=1, *, b='x', c=3, **others): ...
class C:
    @overload
    def __init__(self, a: int = ...): ...
    @overload
    def __init__(self, a: str): ...
    def __init__(self, a=4): ...
`);
    const {overloads} = reading.get('function', 'shop.f');
    expect(overloads.map(parametersOf)).toEqual([
      ['a: int = 1', "b=: str = 'x'", 'c=: int = 2'],
      ['a: str = 1', 'd=: str = ...'],
    ]);
    const {construction} = reading.get('class', 'shop.C');
    expect(construction?.signatures.map(parametersOf)).toEqual([
      ['a: int = 4'],
      ['a: str'],
    ]);
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

  it('states why it is deprecated', async () => {
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

  it('is deprecated only if its implementation or all its overloads are', async () => {
    const reading = await readText(`
from typing import overload
from warnings import deprecated
@overload
@deprecated("No text.")
def one(x: str) -> str: ...
@overload
def one(x: int) -> int: ...
def one(x): ...
@overload
@deprecated("Gone.")
def every(x: str) -> str: ...
@overload
@deprecated("Gone.")
def every(x: int) -> int: ...
def every(x): ...
@overload
def whole(x: str) -> str: ...
@overload
def whole(x: int) -> int: ...
@deprecated("Old.")
def whole(x): ...
`);
    const one = reading.get('function', 'shop.one');
    expect(one).toMatchObject({deprecated: null, flags: ['overload']});
    expect(one.overloads.map(({deprecated}) => deprecated)).toEqual([
      'No text.',
      null,
    ]);
    expect(reading.get('function', 'shop.every').deprecated).toBe('Gone.');
    expect(reading.get('function', 'shop.whole').deprecated).toBe('Old.');
  });
});

describe('an assignment that wraps a name', () => {
  it('decorates through several calls', async () => {
    const reading = await readText(`
class Crate:
    def open(self): ...
Crate = add_hash(add_order(Crate, strict=True))
class Empty: ...
Empty = make(Empty())
`);
    expect(reading.get('class', 'shop.Crate').decorators).toHaveLength(1);
    expect(reading.get('method', 'shop.Crate.open').name).toBe('open');
    expect(reading.get('attribute', 'shop.Empty').name).toBe('Empty');
  });

  it('decorates a function, and is an attribute otherwise', async () => {
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
