import {describe, expect, it} from 'vitest';
import {type Form, sectionsOf} from './docstring-parts';

const FORMS: Form[] = [
  [
    'results in a bulleted list',
    'Do.\n\nReturns\n-------\n    * `Boat` if it floats\n    * Wreck otherwise',
    [
      {
        kind: 'returns',
        names: [null],
        types: [null],
        texts: ['* `Boat` if it floats\n* Wreck otherwise'],
      },
    ],
  ],
  [
    'a result on one line among the arguments',
    'Do.\n\nArgs:\n    x: One.\n\n    Returns: Two.',
    [
      {kind: 'parameters', names: ['x'], texts: ['One.']},
      {kind: 'returns', names: [null], texts: ['Two.']},
    ],
  ],
  [
    'a result that starts on the line of its heading',
    'Do.\n\nReturns: the boxes (small, large) of a shelf;\n    None without any.',
    [
      {
        kind: 'returns',
        types: [null],
        texts: ['the boxes (small, large) of a shelf;\nNone without any.'],
      },
    ],
  ],
  [
    'a typed result that starts on the line of its heading',
    'Do.\n\nReturns: int: The boxes\n    of a shelf.',
    [{kind: 'returns', types: ['int'], texts: ['The boxes\nof a shelf.']}],
  ],
  [
    'a result whose values are listed below its heading',
    'Do.\n\nReturns: how the door is:\n    OPEN: wide open\n    SHUT: locked',
    [
      {
        kind: 'returns',
        types: [null],
        texts: ['how the door is:\n- OPEN: wide open\n- SHUT: locked'],
      },
    ],
  ],
  [
    'an exception that starts on the line of its heading',
    'Do.\n\nRaises: KeyError: No box\n    has the name.',
    [{kind: 'raises', names: ['KeyError'], texts: ['No box\nhas the name.']}],
  ],
  [
    'several exceptions in one entry',
    'Do.\n\nRaises:\n    KeyError / shop.Gone: One.\n    OSError | ValueError: Two.\n    (TypeError, EOFError): Three.\n    IndexError or OSError: Four.\n    a / b: None.',
    [
      {
        kind: 'raises',
        names: [
          'KeyError',
          'shop.Gone',
          'OSError',
          'ValueError',
          'TypeError',
          'EOFError',
          'IndexError',
          'OSError',
        ],
        texts: [
          'One.',
          'One.',
          'Two.',
          'Two.',
          'Three.',
          'Three.',
          'Four.',
          'Four.\na / b: None.',
        ],
      },
    ],
  ],
  [
    'a name that repeats `or` many times, which is not a list of alternatives',
    `Do.\n\nRaises:\n    a${'.or'.repeat(5000)}!`,
    [{kind: 'raises', names: [null], texts: [`a${'.or'.repeat(5000)}!`]}],
  ],
  [
    'names of results with their types',
    'Do.\n\nReturns:\n    boats (list[Boat]): All: big\n        and small.\n    count (int, optional) : So many.',
    [
      {
        kind: 'returns',
        names: ['boats', 'count'],
        types: ['list[Boat]', 'int'],
        texts: ['All: big\nand small.', 'So many.'],
      },
    ],
  ],
  [
    'a result that only looks named',
    'Do.\n\nReturns:\n    Tuple (x, y): The place.',
    [
      {
        kind: 'returns',
        names: [null],
        types: [null],
        texts: ['Tuple (x, y): The place.'],
      },
    ],
  ],
  [
    'a type in place of a name',
    'Do.\n\nReturns\n-------\nint : The number of boats that float.',
    [
      {
        kind: 'returns',
        names: [null],
        types: ['int'],
        texts: ['The number of boats that float.'],
      },
    ],
  ],
  [
    'results and exceptions on consecutive lines',
    'Do.\n\nArgs:\n    x: One.\n\nReturns: whether it floats\nRaises: the SinkError if it does not',
    [
      {kind: 'parameters', texts: ['One.']},
      {kind: 'returns', texts: ['whether it floats']},
      {kind: 'raises', names: [null], texts: ['the SinkError if it does not']},
    ],
  ],
  [
    'a type before a description with colons',
    'Do.\n\nReturns:\n    dict[str: Boat]: By name: all of them.',
    [
      {
        kind: 'returns',
        types: ['dict[str: Boat]'],
        texts: ['By name: all of them.'],
      },
    ],
  ],
  [
    'types separated by a slash',
    'Do.\n\nReturns:\n    Boat / None: What was found.',
    [{kind: 'returns', types: ['Boat / None'], texts: ['What was found.']}],
  ],
  [
    'prose before a colon',
    'Do.\n\nReturns:\n    bool: Whether it floats\n    else: False\n    Note: it may sink.',
    [
      {
        kind: 'returns',
        types: ['bool'],
        texts: ['Whether it floats\nelse: False\nNote: it may sink.'],
      },
    ],
  ],
  [
    'only a note',
    'Do.\n\nReturns:\n    Note: it may sink.',
    [{kind: 'returns', types: [null], texts: ['Note: it may sink.']}],
  ],
];

describe('a docstring', () => {
  it.each(FORMS)('can have %s', (_, text, found) => {
    expect(sectionsOf(text)).toMatchObject(found);
    expect(sectionsOf(text)).toHaveLength(found.length);
  });
});
