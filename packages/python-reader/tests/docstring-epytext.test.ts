import {describe, expect, it} from 'vitest';
import {entries, kinds, parse, prose} from './docstring-parts';

describe('an Epytext docstring', () => {
  it('has the fields of a Sphinx docstring', () => {
    const docstring = parse(`Place an order.

@param item: What to order.
  On two lines.
@type item: str
@return: The number.
@rtype: int
@raise ValueError: If there is none.`);
    expect(kinds(docstring)).toEqual([
      'text',
      'parameters',
      'returns',
      'raises',
    ]);
    expect(entries(docstring, 'parameters')).toEqual([
      expect.objectContaining({
        name: 'item',
        annotation: 'str',
        description: 'What to order.\nOn two lines.',
        line: 12,
      }),
    ]);
    expect(entries(docstring, 'returns')).toEqual([
      expect.objectContaining({annotation: 'int', description: 'The number.'}),
    ]);
    expect(entries(docstring, 'raises').map(({name}) => name)).toEqual([
      'ValueError',
    ]);
  });

  it.each([
    'Use it so:\n\n@property\ndef x(self): ...',
    'Use it so:\n\n```\n@param x: One.\n```',
    'Use it so:\n\n    @param x: One.',
  ])('is not one with a decorator or code: %j', (text) => {
    expect(prose(parse(text), 'text')).toEqual([text]);
  });

  it('is not one with fields of another style', () => {
    const docstring = parse('Sum.\n\n:param x: One.\n\n@param y: Two.');
    expect(entries(docstring, 'parameters').map(({name}) => name)).toEqual([
      'x',
    ]);
  });
});

describe('an inline mark of Epytext', () => {
  it.each([
    ['C{total(1)}', '``total(1)``'],
    ["C{{'a': C{1}}}", "``{'a': 1}``"],
    ['L{Order}s', '`Order`s'],
    ['L{an\norder<shop.Order>}', ':obj:`an\norder <shop.Order>`'],
    ['I{only} B{two}', '*only* **two**'],
    ['U{https://shop.example}', 'https://shop.example'],
    ['U{a shop<https://shop.example>}', '`a shop <https://shop.example>`__'],
    ['E{lb}x{2}E{rb}', '{x{2}}'],
  ])('is converted to reStructuredText: %j', (written, text) => {
    const docstring = parse(`Sum.\n\nSee ${written}.`);
    expect(prose(docstring, 'text')).toEqual([`Sum.\n\nSee ${text}.`]);
  });

  it('is converted below a doctest', () => {
    const docstring = parse('Sum:\n\n    >>> C{x}\n\nSee C{y}.');
    expect(prose(docstring, 'text')).toEqual([
      'Sum:\n\n    >>> C{x}\n\nSee ``y``.',
    ]);
  });

  it('states types and exceptions of fields', () => {
    const docstring = parse(
      'Sum.\n\n@type x: L{int} or C{None}\n@param x: An I{x}.\n@raise ValueError: If L{x}.',
    );
    expect(entries(docstring, 'parameters')).toMatchObject([
      {name: 'x', annotation: '`int` or ``None``', description: 'An *x*.'},
    ]);
    expect(entries(docstring, 'raises')).toMatchObject([
      {name: 'ValueError', description: 'If `x`.'},
    ]);
  });

  it.each([
    'Sum.\n\n```\nC{x}\n```',
    'So::\n\n    C{x}\n\n    C{y}',
    'So:\n\n    >>> C{x}\n    C{y}',
    String.raw`Sum of \C{x}, SIC{y}, L_I{z} and C{}.`,
    'Sum of C{x.',
    'Sum of `C{x}` and ``C{x}``.',
  ])('is not one in code or formulas: %j', (text) => {
    expect(prose(parse(text), 'text')).toEqual([text]);
  });
});
