import {describe, expect, it} from 'vitest';
import {readText} from './read-files';
import {targetsOf, textOf} from './text-of';

describe('a name that __init__ defines for itself', () => {
  it('is not reported, and has no target', async () => {
    const reading = await readText(`
from dataclasses import dataclass
from typing import TypeVar
class Lid: ...
class Box:
    total = None
    def __init__(self, x) -> None:
        T = TypeVar('T')
        class Inner: ...
        @dataclass
        class Lid: ...
        if x:
            Alias = dict[str, int]
        self.a: list[T] = x
        self.b: Inner = x
        self.c: "Lid | Inner.Part" = x
        self.d: Alias = x
        self.total: Inner = x
        self.e: Missing = x
`);
    expect(reading.diagnostics()).toEqual(['unknown-name shop/__init__.py:19']);
    const {type} = reading.get('attribute', 'shop.Box.c');
    expect(textOf(type)).toBe('Lid | Inner.Part');
    expect(targetsOf(type)).toEqual([null, null]);
  });

  it('is not one that it imports if it can', async () => {
    const reading = await readText(`
class Box:
    def __init__(self) -> None:
        try:
            from decimal import Decimal
        except ImportError:
            Decimal = None
        self.total: Decimal = 0
`);
    const {type} = reading.get('attribute', 'shop.Box.total');
    expect(targetsOf(type)).toEqual(['decimal.Decimal']);
  });

  it('does not change what the parameters refer to', async () => {
    const reading = await readText(`
class Lid: ...
class Box:
    def __init__(self, lid: Lid) -> None:
        class Lid: ...
        self.lid = lid
`);
    const {type} = reading.get('attribute', 'shop.Box.lid');
    expect(targetsOf(type)).toEqual(['shop.Lid']);
  });
});
