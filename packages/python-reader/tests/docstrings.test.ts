import {describe, expect, it} from 'vitest';
import type {DocstringStyle} from '../src/model';
import {
  parseDocstring,
  type ParsedDocstring,
  type ParsedEntry,
} from '../src/docstring/parse';

function parse(
  text: string,
  wanted: DocstringStyle | 'auto' = 'auto',
): ParsedDocstring {
  const lines = text.split('\n').map((_, index) => index + 10);
  return parseDocstring(
    {text, lines, line: 10, endLine: 10 + lines.length},
    wanted,
  );
}

function entries(docstring: ParsedDocstring, kind: string): ParsedEntry[] {
  return docstring.sections.flatMap((section) =>
    section.kind === kind && 'entries' in section ? section.entries : [],
  );
}

function prose(docstring: ParsedDocstring, kind: string): string[] {
  return docstring.sections.flatMap((section) =>
    section.kind === kind && 'text' in section ? [section.text] : [],
  );
}

const kinds = ({sections}: ParsedDocstring): string[] =>
  sections.map(({kind}) => kind);

describe('the style of a docstring', () => {
  it('is detected by its marks', () => {
    expect(parse('Sum.\n\nArgs:\n    x: One.').style).toBe('google');
    expect(parse('Sum.\n\nReturns\n-------\nint').style).toBe('numpy');
    expect(parse('Sum.\n\n:param x: One.').style).toBe('sphinx');
    expect(parse('Sum of all.\n\nNothing more.').style).toBe('plain');
  });

  it('is not taken from code in it', () => {
    expect(parse('Sum.\n\n```\nArgs: x\n```\n\n:returns: One.').style).toBe(
      'sphinx',
    );
  });

  it('follows the majority in a mixture', () => {
    const mixture = 'Sum.\n\n:param x: One.\n:param y: Two.\n\nNote:\n    Hm.';
    expect(parse(mixture).style).toBe('sphinx');
  });

  it('can be imposed', () => {
    expect(kinds(parse('Sum.\n\n:param x: One.', 'google'))).toEqual(['text']);
  });
});

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

  it('opens with its text', () => {
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

  it('names exceptions', () => {
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

  it('takes a heading without a block for text', () => {
    expect(kinds(parse('Note: this is prose.\n\nArgs: none.'))).toEqual([
      'text',
    ]);
    expect(kinds(parse('Returns: nothing.'))).toEqual(['text']);
    expect(kinds(parse('It\nReturns: one\nof two.\n\nEnd.'))).toEqual(['text']);
  });

  it('takes a result on one line for a section', () => {
    const one = parse('Do.\n\nReturns: int: The boxes.');
    expect(kinds(one)).toEqual(['text', 'returns']);
    expect(entries(one, 'returns')).toMatchObject([
      {annotation: 'int', description: 'The boxes.'},
    ]);
    const two = parse('Do.\n\nReturns: the boxes\nRaises:\n    KeyError: No.');
    expect(kinds(two)).toEqual(['text', 'returns', 'raises']);
  });

  it('begins the text of a note with the words beside its heading', () => {
    const note = parse('Do.\n\nNote: the box\n    is heavy.');
    expect(prose(note, 'notes')).toEqual(['the box\nis heavy.']);
  });

  it('takes `x, y and z` for three names where a colon follows', () => {
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

describe('a NumPy docstring', () => {
  const docstring = parse(`Place an order.

.. deprecated:: 2.1
   Use \`order_all\`.

Parameters
----------
item : Item or None, default: None
    What to order.
    And how.
count, size : int, optional
*args, **kwargs
    The rest.
Other words are a description.

Returns
-------
number : int
    Of the order.
bool

Raises
------
ValueError
    If there is none.

Notes
-----
Be quick.

Examples
--------
>>> order()`);

  it('describes parameters with types and defaults', () => {
    expect(entries(docstring, 'parameters')).toEqual([
      {
        name: 'item',
        annotation: 'Item or None',
        description: 'What to order.\nAnd how.',
        default: 'None',
        optional: true,
        line: 17,
      },
      expect.objectContaining({
        name: 'count',
        annotation: 'int',
        optional: true,
      }),
      expect.objectContaining({
        name: 'size',
        annotation: 'int',
        optional: true,
      }),
      expect.objectContaining({name: '*args', description: 'The rest.'}),
      expect.objectContaining({name: '**kwargs', description: 'The rest.'}),
      expect.objectContaining({
        name: null,
        description: 'Other words are a description.',
      }),
    ]);
  });

  it('names results where it can', () => {
    expect(
      entries(docstring, 'returns').map(({name, annotation}) => [
        name,
        annotation,
      ]),
    ).toEqual([
      ['number', 'int'],
      [null, 'bool'],
    ]);
  });

  it('takes a sentence with a colon in a result for prose', () => {
    const yielded = parse(
      'Sum.\n\nYields\n------\nTwo objects in turn:\n\ntotal: int\n    Sum.\n',
    );
    expect(
      entries(yielded, 'yields').map(({name, description}) => [
        name,
        description,
      ]),
    ).toEqual([
      [null, 'Two objects in turn:'],
      ['total', 'Sum.'],
    ]);
  });

  it('says since when something is deprecated', () => {
    expect(docstring.sections[1]).toEqual({
      kind: 'deprecated',
      title: 'deprecated',
      text: 'Use `order_all`.',
      version: '2.1',
      line: 12,
    });
  });

  it('keeps its other sections', () => {
    expect(kinds(docstring)).toEqual([
      'text',
      'deprecated',
      'parameters',
      'returns',
      'raises',
      'notes',
      'examples',
    ]);
  });
});

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

  it('joins the types to what they are about', () => {
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

  it('gives each exception its entry', () => {
    expect(entries(docstring, 'raises').map(({name}) => name)).toEqual([
      'ValueError',
      'KeyError',
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

  it('reads a type without a description', () => {
    const typed = parse('Sum.\n\n:rtype: int');
    expect(entries(typed, 'returns')).toEqual([
      expect.objectContaining({annotation: 'int', description: ''}),
    ]);
  });
});

describe('a directive', () => {
  it('becomes a section in any style', () => {
    const docstring = parse('Sum.\n\n.. warning::\n   Slow.\n\nMore.');
    expect(kinds(docstring)).toEqual(['text', 'warnings', 'text']);
    expect(prose(docstring, 'warnings')).toEqual(['Slow.']);
  });

  it('says when something was added', () => {
    expect(parse('Sum.\n\n.. versionadded:: 1.2').sections[1]).toEqual({
      kind: 'other',
      title: 'versionadded',
      text: '',
      version: '1.2',
      line: 12,
    });
  });

  it('stays text inside code', () => {
    expect(kinds(parse('```\n.. note:: no\n```'))).toEqual(['text']);
  });
});
