import {describe, expect, it} from 'vitest';
import {Reading, readText} from './read-files';
import {textOf} from './text-of';

describe('a star import of typing', () => {
  it.each(['typing', 'typing_extensions'])(
    'gives the names of %s their meaning',
    async (module) => {
      const reading = await readText(`
from ${module} import *
class Options(TypedDict, total=False):
    name: Required[str]
class Shape(Protocol):
    sides: ClassVar[int]
LIMIT: Final = 3
@overload
def area(x: int) -> int: ...
@overload
def area(x: str) -> str: ...
`);
      const name = reading.get('attribute', 'shop.Options.name');
      expect(name.flags).toContain('required');
      expect(textOf(name.type)).toBe('str');
      expect(reading.get('class', 'shop.Shape').flags).toContain('protocol');
      const sides = reading.get('attribute', 'shop.Shape.sides');
      expect(sides.flags).toContain('classVar');
      expect(reading.get('constant', 'shop.LIMIT').flags).toContain('final');
      const area = reading.get('function', 'shop.area');
      expect(area.overloads).toHaveLength(2);
      expect(reading.diagnostics()).toEqual([]);
    },
  );

  it('also reaches modules that import the names from there', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': '',
      'shop/compat.py': 'from typing import *',
      'shop/a.py': 'from .compat import *\nx: Final[int] = 1',
      'shop/b.py': 'from .compat import Final\nx: Final[int] = 1',
      'shop/c.py': 'from . import compat\nx: compat.Final[int] = 1',
    });
    expect(
      ['a', 'b', 'c'].map((name) =>
        textOf(reading.get('constant', `shop.${name}.x`).type),
      ),
    ).toEqual(['int', 'int', 'int']);
  });

  it('leaves names alone that the module defines or typing lacks', async () => {
    const reading = await readText(`
from typing import *
class Final: ...
x: Final
@deprecated
def f(): ...
`);
    expect(textOf(reading.get('attribute', 'shop.x').type)).toBe('Final');
    const [mark] = reading.get('function', 'shop.f').decorators;
    expect(mark?.target).toBeNull();
  });
});
