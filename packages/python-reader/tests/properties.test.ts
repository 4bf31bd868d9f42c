import {describe, expect, it} from 'vitest';
import {readText} from './read-files';
import {textOf} from './text-of';

describe('a property', () => {
  it('has a type, a setter and a deleter', async () => {
    const reading = await readText(`
from functools import cached_property
class A:
    @property
    def x(self) -> int:
        """The x."""
    @x.setter
    def x(self, value: str) -> None: ...
    @x.deleter
    def x(self) -> None: ...
    @cached_property
    def y(self) -> list[int]: ...
    def _get(self) -> int:
        """Old style."""
    z = property(_get)
class B(A):
    @A.x.setter
    def x(self, value: int) -> None: ...
`);
    const x = reading.get('property', 'shop.A.x');
    expect(x.flags).toEqual(['property', 'setter', 'deleter']);
    expect([textOf(x.type), textOf(x.setterType)]).toEqual(['int', 'str']);
    expect(x.docstring?.raw).toBe('The x.');
    expect(reading.get('property', 'shop.A.y').flags).toEqual([
      'property',
      'cached',
    ]);
    expect(reading.get('property', 'shop.A.z')).toMatchObject({
      docstring: {raw: 'Old style.'},
    });
    expect(reading.get('property', 'shop.B.x').flags).toContain('setter');
  });

  it('has the accessors and the docstring that a call passes', async () => {
    const reading = await readText(`
class A:
    def x(self) -> int:
        """The getter."""
    def set_x(self, value): ...
    def delete_x(self): ...
    y = property(x, set_x, doc="The y.")
    z = property(fget=x, fdel=delete_x)
    x = property(x, set_x, fdel=delete_x)
`);
    expect(reading.get('property', 'shop.A.x')).toMatchObject({
      flags: ['property', 'setter', 'deleter'],
      docstring: {raw: 'The getter.'},
    });
    expect(reading.get('property', 'shop.A.y')).toMatchObject({
      flags: ['property', 'setter'],
      docstring: {raw: 'The y.'},
    });
    expect(reading.get('property', 'shop.A.z')).toMatchObject({
      flags: ['property', 'deleter'],
      docstring: {raw: 'The getter.'},
    });
  });

  it('keeps its setter if it gets another getter', async () => {
    const reading = await readText(`
class A:
    @property
    def x(self) -> int:
        """First."""
    @x.setter
    def x(self, value: str) -> None: ...
    @x.getter
    def x(self) -> float:
        """Second."""
class B(A):
    @A.x.getter
    def x(self) -> bool: ...
`);
    const x = reading.get('property', 'shop.A.x');
    expect(x.flags).toEqual(['property', 'setter']);
    expect([textOf(x.type), textOf(x.setterType)]).toEqual(['float', 'str']);
    expect(x.docstring?.raw).toBe('Second.');
    expect(textOf(reading.get('property', 'shop.B.x').type)).toBe('bool');
  });
});
