import {expect, it} from 'vitest';
import {readText} from './read-files';

it('takes the docstring that is assigned to `__doc__`', async () => {
  const reading = await readText(`
"""The first."""
from collections import namedtuple

class Base:
    def close(self):
        """Close it."""

class File(Base):
    __doc__ = "A file."
    def close(self): ...
    def open(self): ...
    open.__doc__ = (
        "Open "
        "it."
    )

File.close.__doc__ = Base.close.__doc__

Point = namedtuple("Point", "x y")
Point.__doc__ = """A point.

    With two coordinates.
"""

def known():
    """Known."""

def unknown(): ...

if DEBUG:
    known.__doc__ = "Other."
unknown.__doc__ = known.__doc__ + MORE
missing.__doc__ = "Nothing."
__doc__ = "The second."
`);
  expect(reading.module().docstring?.raw).toBe('The second.');
  const docstrings = [
    reading.get('class', 'shop.File'),
    reading.get('method', 'shop.File.close'),
    reading.get('method', 'shop.File.open'),
    reading.get('class', 'shop.Point'),
    reading.get('function', 'shop.known'),
    reading.get('function', 'shop.unknown'),
  ].map(({docstring}) => docstring && [docstring.raw, docstring.line]);
  expect(docstrings).toEqual([
    ['A file.', 10],
    ['Close it.', 7],
    ['Open it.', 13],
    ['A point.\n\nWith two coordinates.', 21],
    ['Known.', 27],
    null,
  ]);
  expect(reading.diagnostics()).toEqual([]);
});

it('adds the strings that `+=` appends to a docstring', async () => {
  const reading = await readText(`
"""The first."""

class File:
    """A file.

    It can be closed.
    """

    __doc__ += " Always."

    def open(self):
        'Open it.'

    open.__doc__ += '''

        Notes
        -----
        Slow.
        '''

def known():
    """Known."""

def unknown(): ...

def computed():
    """Computed."""

known.__doc__ += "\\n\\nMore."
known.__doc__ += " And more."
if DEBUG:
    known.__doc__ += "Debug."
unknown.__doc__ += "Nothing."
computed.__doc__ += MORE
computed.__doc__ *= 2
missing.__doc__ += "Nothing."
__doc__ += '''
The second.
'''
__doc__ += "The third."
`);
  expect(reading.module().docstring).toMatchObject({
    raw: 'The first.\nThe second.\nThe third.',
    line: 2,
    endLine: 41,
  });
  const docstrings = [
    reading.get('class', 'shop.File'),
    reading.get('method', 'shop.File.open'),
    reading.get('function', 'shop.known'),
    reading.get('function', 'shop.unknown'),
    reading.get('function', 'shop.computed'),
  ].map(({docstring}) => docstring?.raw);
  expect(docstrings).toEqual([
    'A file.\n\nIt can be closed.\nAlways.',
    'Open it.\n\nNotes\n-----\nSlow.',
    'Known.\n\nMore. And more.',
    undefined,
    'Computed.',
  ]);
  const [, notes] =
    reading.get('method', 'shop.File.open').docstring?.sections ?? [];
  expect(notes).toMatchObject({kind: 'notes', line: 17});
  expect(reading.diagnostics()).toEqual([]);
});

it('takes the docstrings of the fields of a named tuple', async () => {
  const reading = await readText(`
from collections import namedtuple
from typing import NamedTuple

Point = namedtuple("Point", "x y")
Point.x.__doc__ = "Across."

class Pair(namedtuple("Pair", "left right")): ...
Pair.left.__doc__ = "On the left."

class Sum(NamedTuple):
    total: int
Sum.total.__doc__ = "In total."

class Shop:
    class Inner:
        Row = namedtuple("Row", "first second")
        Row.first.__doc__ = "The first."
    Size = namedtuple("Size", "width height")
    Size.width.__doc__ = "How wide."
Shop.Inner.Row.second.__doc__ = "The second."
`);
  const docstrings = [
    'shop.Point.x',
    'shop.Point.y',
    'shop.Pair.left',
    'shop.Pair.right',
    'shop.Sum.total',
    'shop.Shop.Inner.Row.first',
    'shop.Shop.Inner.Row.second',
    'shop.Shop.Size.width',
    'shop.Shop.Size.height',
  ].map((path) => reading.get('attribute', path).docstring?.raw);
  expect(docstrings).toEqual([
    'Across.',
    undefined,
    'On the left.',
    undefined,
    'In total.',
    'The first.',
    'The second.',
    'How wide.',
    undefined,
  ]);
});
