import {describe, expect, it} from 'vitest';
import {entries, kinds, parse, prose} from './docstring-parts';

describe('a Sphinx docstring', () => {
  const docstring = parse(`Place an order.

:param item: What to order.
  On two lines.
:type item: :class:\`Item\`
:param int count: How many.
:param flag=False: Whether.
:param type\\_: Escaped.
:param \\*rest/\\**more: Starred.
:raises ValueError, KeyError: If there is none.
:returns: The number.
:rtype: int
:ivar total: Of all.

.. note:: Be quick.

Last words.`);

  it('merges types with their fields', () => {
    expect(entries(docstring, 'parameters')).toEqual([
      expect.objectContaining({
        name: 'item',
        annotation: ':class:`Item`',
        description: 'What to order.\nOn two lines.',
        line: 12,
      }),
      expect.objectContaining({name: 'count', annotation: 'int'}),
      expect.objectContaining({name: 'flag'}),
      expect.objectContaining({name: 'type_', description: 'Escaped.'}),
      expect.objectContaining({name: '*rest'}),
      expect.objectContaining({name: '**more', description: 'Starred.'}),
    ]);
    expect(entries(docstring, 'returns')).toEqual([
      expect.objectContaining({annotation: 'int', description: 'The number.'}),
    ]);
  });

  it('has an entry for each exception', () => {
    expect(entries(docstring, 'raises').map(({name}) => name)).toEqual([
      'ValueError',
      'KeyError',
    ]);
  });

  it.each([
    ':raises KeyError | ValueError: No.',
    ':raises (KeyError, ValueError): No.',
    ':raises KeyError or :exc:`ValueError`: No.',
  ])('separates the exceptions of %s', (field) => {
    expect(entries(parse(`Sum.\n\n${field}`), 'raises')).toEqual([
      expect.objectContaining({name: 'KeyError', description: 'No.'}),
      expect.objectContaining({name: 'ValueError', description: 'No.'}),
    ]);
  });

  it('keeps the text of an exception without a name', () => {
    expect(entries(parse('Sum.\n\n:raise: If broke.'), 'raises')).toEqual([
      expect.objectContaining({name: null, description: 'If broke.'}),
    ]);
  });

  it('keeps prose around the fields in its place', () => {
    expect(kinds(docstring)).toEqual([
      'text',
      'parameters',
      'raises',
      'returns',
      'attributes',
      'notes',
      'text',
    ]);
  });

  it('keeps a field with the name of a method of all objects as text', () => {
    const field = 'Sum.\n\n:constructor: Add.\n:param x: One.';
    expect(prose(parse(field), 'text')).toEqual(['Sum.\n\n:constructor: Add.']);
  });

  it.each([
    ['before', ':type x: int\n:ivar x: One.\n:param y: Two.\n:type y: str'],
    ['below', ':ivar x: One.\n:type x: int\n:param y: Two.\n:type y: str'],
  ])('reads the type of an attribute %s it', (_, fields) => {
    const typed = parse(`Sum.\n\n${fields}`);
    expect(entries(typed, 'attributes')).toEqual([
      expect.objectContaining({name: 'x', annotation: 'int'}),
    ]);
    expect(entries(typed, 'parameters')).toEqual([
      expect.objectContaining({name: 'y', annotation: 'str'}),
    ]);
  });

  it('has no parameters if all types belong to other fields', () => {
    const typed = parse('Sum.\n\n:type x: int\n:ivar x: One.\n:keyword z: 3.');
    expect(kinds(typed)).toEqual(['text', 'attributes', 'otherParameters']);
  });

  it('reads a type without a name as that of a property', () => {
    const typed = parse('Name.\n\n:type: `str`');
    expect(kinds(typed)).toEqual(['text', 'returns']);
    expect(entries(typed, 'returns')).toEqual([
      expect.objectContaining({annotation: '`str`', name: null}),
    ]);
  });

  it('reads a type without a name as that of the parameter above it', () => {
    const typed = parse('Sum.\n\n:param x: One.\n:type: int');
    expect(entries(typed, 'parameters')).toEqual([
      expect.objectContaining({name: 'x', annotation: 'int'}),
    ]);
  });

  it('reads a type without a description', () => {
    const typed = parse('Sum.\n\n:rtype: int');
    expect(entries(typed, 'returns')).toEqual([
      expect.objectContaining({annotation: 'int', description: ''}),
    ]);
  });
});
