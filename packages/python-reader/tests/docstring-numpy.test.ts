import {describe, expect, it} from 'vitest';
import {entries, kinds, parse, prose} from './docstring-parts';

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

  it('describes results, with names if there are any', () => {
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

  it('treats a sentence with a colon in a result as prose', () => {
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

  it('treats lines of prose as the description of one result', () => {
    const whole = parse(
      'Sum.\n\nReturns\n-------\nThe part of the boats that are at sea, in the\norder',
    );
    expect(entries(whole, 'returns')).toEqual([
      expect.objectContaining({
        annotation: null,
        description: 'The part of the boats that are at sea, in the\norder',
      }),
    ]);
    const types = parse('Sum.\n\nReturns\n-------\nint\nstr');
    expect(entries(types, 'returns')).toHaveLength(2);
  });

  it('states the version of a deprecation', () => {
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

  it('separates exceptions from the words beside them', () => {
    const docstring = parse(
      [
        'Sort.\n\nRaises\n------',
        'ValueError : The `:func:` is missing.\n    Or empty.',
        'TypeError: no list',
        'KeyError if there is none.',
        'OSError, :exc:`~shop.Full`\n    Rarely.',
        'EOFError | IndexError or :exc:`Empty`\n    Sometimes.',
        'Various other errors, or none\n    Never.',
      ].join('\n'),
    );
    expect(
      entries(docstring, 'raises').map(({name, description}) => [
        name,
        description,
      ]),
    ).toEqual([
      ['ValueError', 'The `:func:` is missing.\nOr empty.'],
      ['TypeError', 'no list'],
      ['KeyError', 'if there is none.'],
      ['OSError', 'Rarely.'],
      ['shop.Full', 'Rarely.'],
      ['EOFError', 'Sometimes.'],
      ['IndexError', 'Sometimes.'],
      ['Empty', 'Sometimes.'],
      ['Various other errors, or none', 'Never.'],
    ]);
  });

  it('keeps the closing bracket of a default', () => {
    const docstring = parse(
      [
        'Sort.\n\nParameters\n----------',
        'a : tuple, default: (1, 1)',
        'b : tuple (default: (2, -2))',
        'c : int (default 3)',
        'd : int, default 0 (no overlap).',
      ].join('\n'),
    );
    expect(entries(docstring, 'parameters').map((one) => one.default)).toEqual([
      '(1, 1)',
      '(2, -2)',
      '3',
      '0 (no overlap)',
    ]);
  });

  it('keeps sections with headings of their own apart from the others', () => {
    const own = parse(
      'Sort.\n\nRaises\n------\nValueError\n    If empty.\n\nAlgorithm\n---------\nQuicksort.\n\nNotes\n-----\nStable.\n\nCost\n====\nLittle.',
    );
    expect(entries(own, 'raises').map(({name}) => name)).toEqual([
      'ValueError',
    ]);
    expect(own.sections.slice(2)).toEqual([
      {
        kind: 'other',
        title: 'Algorithm',
        text: 'Quicksort.',
        version: null,
        line: 17,
      },
      expect.objectContaining({kind: 'notes', text: 'Stable.'}),
      expect.objectContaining({kind: 'other', title: 'Cost', text: 'Little.'}),
    ]);
  });

  it('keeps tables and fenced code in examples, whose lines look like headings', () => {
    const table = '>>> show()\nName\n----\nAnna';
    const fence = '```\n\nName\n----\n```';
    const wide = 'Name | Age\n-----------------\nAnna | 3';
    const shown = [table, fence, wide].join('\n\n');
    const example = parse(`Show.\n\nExamples\n--------\n${shown}`);
    expect(prose(example, 'examples')).toEqual([shown]);
  });

  it('joins the lines of a type that a backslash continues', () => {
    const gap = ' '.repeat(12);
    const docstring = parse(`Fit.

Parameters
----------
x : {'a  b', "c"} or array of shape ${gap}(n, 2), default=${gap}None
    Rows.`);
    expect(entries(docstring, 'parameters')).toEqual([
      expect.objectContaining({
        annotation: `{'a  b', "c"} or array of shape (n, 2)`,
        default: 'None',
      }),
    ]);
  });

  it('names methods with their parameters', () => {
    const docstring = parse(`Model.

Methods
-------
fit(X: array, y=None)
    Fit it.
\`\`score(X)\`\` : Rate it.
save(path=Path.cwd()): Save it (as text).
load() and save()
predict
    Predict it.
Other words(or not), as text.`);
    expect(
      entries(docstring, 'methods').map(({name, annotation, description}) => ({
        name,
        annotation,
        description,
      })),
    ).toEqual([
      {
        name: 'fit(X: array, y=None)',
        annotation: null,
        description: 'Fit it.',
      },
      {name: 'score(X)', annotation: null, description: 'Rate it.'},
      {
        name: 'save(path=Path.cwd())',
        annotation: null,
        description: 'Save it (as text).',
      },
      {name: null, annotation: null, description: 'load() and save()'},
      {name: 'predict', annotation: null, description: 'Predict it.'},
      {
        name: null,
        annotation: null,
        description: 'Other words(or not), as text.',
      },
    ]);
  });
});
