import {describe, expect, it} from 'vitest';
import {entries, kinds, parse, prose} from './docstring-parts';

describe('a Google docstring', () => {
  const docstring = parse(`Place an order.

More about it.

Args:
    item (Item, optional): What to order.
        On two lines.

        And in two paragraphs.
    *extras: More of it.
    maybe (Optional[int], optional): Perhaps.
    count, size (int): Numbers.
    options (dict[str, tuple[int, ...]]): Choices: many.
    bare

Returns:
    dict[str, int]: Numbers: by name.

Raises:
    ValueError: If there is none.
    shop.errors.SoldOut: If it is gone.

Example: two orders
    >>> order()
    1

Note:
    Be quick.

See Also:
    cancel`);

  it('starts with its text', () => {
    expect(prose(docstring, 'text')).toEqual([
      'Place an order.\n\nMore about it.',
    ]);
  });

  it('describes parameters with types and lines', () => {
    expect(entries(docstring, 'parameters')).toEqual([
      {
        name: 'item',
        annotation: 'Item',
        description: 'What to order.\nOn two lines.\n\nAnd in two paragraphs.',
        default: null,
        optional: true,
        line: 15,
      },
      expect.objectContaining({name: '*extras', description: 'More of it.'}),
      expect.objectContaining({
        name: 'maybe',
        annotation: 'Optional[int]',
        optional: true,
      }),
      expect.objectContaining({name: 'count', annotation: 'int'}),
      expect.objectContaining({name: 'size', annotation: 'int'}),
      expect.objectContaining({
        name: 'options',
        annotation: 'dict[str, tuple[int, ...]]',
        description: 'Choices: many.',
      }),
      expect.objectContaining({name: 'bare', description: ''}),
    ]);
  });

  it('distinguishes the type of a result from prose with a colon', () => {
    expect(entries(docstring, 'returns')).toEqual([
      expect.objectContaining({
        annotation: 'dict[str, int]',
        description: 'Numbers: by name.',
      }),
    ]);
    const wordy = parse(
      'Sum.\n\nReturns:\n    A mapping with: names.\n    Two.',
    );
    expect(entries(wordy, 'returns')).toEqual([
      expect.objectContaining({
        annotation: null,
        description: 'A mapping with: names.\nTwo.',
      }),
    ]);
  });

  it('lists exceptions', () => {
    expect(entries(docstring, 'raises').map(({name}) => name)).toEqual([
      'ValueError',
      'shop.errors.SoldOut',
    ]);
  });

  it('keeps examples, notes and references as prose', () => {
    expect(prose(docstring, 'examples')).toEqual(['>>> order()\n1']);
    expect(prose(docstring, 'notes')).toEqual(['Be quick.']);
    expect(prose(docstring, 'seeAlso')).toEqual(['cancel']);
  });

  it('treats a heading without a block as text', () => {
    expect(kinds(parse('Note: this is prose.\n\nArgs: none.'))).toEqual([
      'text',
    ]);
    expect(kinds(parse('Returns: nothing.'))).toEqual(['text']);
    expect(kinds(parse('It\nReturns: one\nof two.\n\nEnd.'))).toEqual(['text']);
  });

  it('treats a result on one line as a section', () => {
    const one = parse('Do.\n\nReturns: int: The boxes.');
    expect(kinds(one)).toEqual(['text', 'returns']);
    expect(entries(one, 'returns')).toMatchObject([
      {annotation: 'int', description: 'The boxes.'},
    ]);
    const two = parse('Do.\n\nReturns: the boxes\nRaises:\n    KeyError: No.');
    expect(kinds(two)).toEqual(['text', 'returns', 'raises']);
  });

  it('starts a note with the text after its heading', () => {
    const note = parse('Do.\n\nNote: the box\n    is heavy.');
    expect(prose(note, 'notes')).toEqual(['the box\nis heavy.']);
  });

  it('splits `x, y and z` into three names if a colon follows', () => {
    const listed = parse(
      'Sum.\n\nArgs:\n    x, y and z: Parts.\n    this and that\n    w: Rest.',
    );
    expect(
      entries(listed, 'parameters').map(({name, description}) => [
        name,
        description,
      ]),
    ).toEqual([
      ['x', 'Parts.'],
      ['y', 'Parts.'],
      ['z', 'Parts.\nthis and that'],
      ['w', 'Rest.'],
    ]);
  });

  it('adds lines without a name to the entry above', () => {
    const loose = parse('Sum.\n\nArgs:\n    x: One.\n    and more, of it.');
    expect(entries(loose, 'parameters')).toEqual([
      expect.objectContaining({
        name: 'x',
        description: 'One.\nand more, of it.',
      }),
    ]);
  });
});

describe('a heading with the mark of a literal block', () => {
  it.each([
    ['Example: ::', 'Example', '::\n\n    x = 1\n\n    y'],
    [
      'Example: Two of them::',
      'Example: Two of them',
      '::\n\n    x = 1\n\n    y',
    ],
    ['Note: Write this::', 'Note', 'Write this::\n\n    x = 1\n\n    y'],
  ])('in %j has code below it', (heading, title, text) => {
    const {sections} = parse(`Order.\n\n${heading}\n\n    x = 1\n\n    y`);
    expect(sections[1]).toMatchObject({title, text});
  });
});
