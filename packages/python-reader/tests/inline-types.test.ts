import {describe, expect, it} from 'vitest';
import {readText, type Reading} from './read-files';
import {targetsOf, textOf} from './text-of';

const MODULE = `
from yard.parts import Hull
from typing import Literal
import fractions

class Boat:
    a = 1
    """int: The number of masts."""
    #: list of Hull or None: The hulls,
    #: from left to right.
    b = None
    c = None  #: dict[str, fractions.Fraction]: The shares.
    d: int = 2
    """int: The number of decks."""
    e: float = 2
    """int: The number of decks."""
    f = 3
    """Note: it must be odd."""
    g = 4
    """Hull or sail: what is repaired first."""
    h = 5
    """Any number: the length."""
    i = 6
    """Boat:
        The other boat.

    Example:
        >>> boat.i
    """

    m = "near"
    """Literal['near', 'far off']: The range."""

    @property
    def j(self):
        """str: The name.

        It may change.
        """

    @property
    def k(self) -> str:
        """str: The name."""

    def l(self):
        """str: The name."""

#: float: The deepest draught in metres.
DRAUGHT = 2.5
`;

function read(): Promise<Reading> {
  return readText(MODULE);
}

describe('a type at the start of the docstring of an attribute', () => {
  it.each([
    ['a', 'int', 'The number of masts.'],
    ['b', 'list of Hull or None', 'The hulls,\nfrom left to right.'],
    ['c', 'dict[str, fractions.Fraction]', 'The shares.'],
    ['i', 'Boat', 'The other boat.'],
    ['m', "Literal['near', 'far off']", 'The range.'],
  ])('is the type of `%s`, which has no other', async (name, type, text) => {
    const member = (await read()).get('attribute', `shop.Boat.${name}`);
    expect(textOf(member.type)).toBe(type);
    expect(member.docstring?.sections[0]).toMatchObject({kind: 'text', text});
  });

  it('is the type of properties and constants, too', async () => {
    const reading = await read();
    const property = reading.get('property', 'shop.Boat.j');
    expect(targetsOf(property.type)).toEqual(['builtins.str']);
    expect(property.docstring?.sections).toMatchObject([
      {kind: 'text', text: 'The name.\n\nIt may change.'},
    ]);
    const constant = reading.get('constant', 'shop.DRAUGHT');
    expect(textOf(constant.type)).toBe('float');
  });

  it('is left out if the annotation says the same', async () => {
    const reading = await read();
    const text = (member: {docstring: {sections: unknown[]} | null}) =>
      member.docstring?.sections[0];
    expect(text(reading.get('attribute', 'shop.Boat.d'))).toMatchObject({
      text: 'The number of decks.',
    });
    expect(text(reading.get('property', 'shop.Boat.k'))).toMatchObject({
      text: 'The name.',
    });
  });

  it('stays where the annotation says something else', async () => {
    const member = (await read()).get('attribute', 'shop.Boat.e');
    expect(textOf(member.type)).toBe('float');
    expect(member.docstring?.sections).toMatchObject([
      {text: 'int: The number of decks.'},
    ]);
  });

  it.each(['f', 'g', 'h'])('is not the prose of `%s`', async (name) => {
    const member = (await read()).get('attribute', `shop.Boat.${name}`);
    expect(member.type).toBeNull();
    expect(member.docstring?.sections).toMatchObject([
      {text: member.docstring?.raw},
    ]);
  });

  it('is not looked for in the docstring of a method', async () => {
    const {docstring} = (await read()).get('method', 'shop.Boat.l');
    expect(docstring?.sections).toMatchObject([{text: 'str: The name.'}]);
  });
});
