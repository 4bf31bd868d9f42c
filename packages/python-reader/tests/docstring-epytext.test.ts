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
