import {describe, expect, it} from 'vitest';
import {parseDocstring} from '../src/docstring/parse';
import {readText} from './read-files';
import {textOf} from './text-of';

interface Found {
  kind: string;
  names: (string | null)[];
  types: (string | null)[];
  texts: string[];
}

function sectionsOf(text: string): Found[] {
  const lines = text.split('\n').map((_, index) => index + 1);
  const {sections} = parseDocstring(
    {text, lines, line: 1, endLine: lines.length},
    'auto',
  );
  return sections.flatMap((section) =>
    'entries' in section
      ? [
          {
            kind: section.kind,
            names: section.entries.map(({name}) => name),
            types: section.entries.map(({annotation}) => annotation),
            texts: section.entries.map(({description}) => description),
          },
        ]
      : [],
  );
}

/** Docstrings as people write them, and the sections that they have. */
const FORMS: [title: string, text: string, found: Partial<Found>[]][] = [
  [
    'a heading one space too deep',
    'Do.\n\nArgs:\n    x: One.\n Returns:\n    int: Two.',
    [
      {kind: 'parameters', names: ['x'], texts: ['One.']},
      {kind: 'returns', types: ['int'], texts: ['Two.']},
    ],
  ],
  [
    'a heading as deep as the arguments',
    'Do.\n\nArgs:\n    x: One.\n\n    Returns:\n        Two.\n\n    Raises:\n        ValueError: Three.',
    [
      {kind: 'parameters', names: ['x']},
      {kind: 'returns', texts: ['Two.']},
      {kind: 'raises', names: ['ValueError']},
    ],
  ],
  [
    'types behind the names, and what they are for below',
    'Do.\n\nArgs:\n    x: Optional[str]\n        The name.\n    y: int\n        `y` of them.\n    crew: CrewMember\n        Who cooks.\n    z: Optional[bool]\n\nReturns:\n    Boat: It.',
    [
      {
        kind: 'parameters',
        names: ['x', 'y', 'crew', 'z'],
        types: ['Optional[str]', 'int', 'CrewMember', 'Optional[bool]'],
        texts: ['The name.', '`y` of them.', 'Who cooks.', ''],
      },
      {kind: 'returns', types: ['Boat']},
    ],
  ],
  [
    'words behind the names that go on below',
    'Do.\n\nArgs:\n    x: Name\n        of the boat.\n    y: list\n        of boats.\n    z: Boat',
    [
      {
        kind: 'parameters',
        types: [null, null, null],
        texts: ['Name\nof the boat.', 'list\nof boats.', 'Boat'],
      },
    ],
  ],
  [
    'results that are the items of a list',
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
    'a result that begins on the line of its heading',
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
    'a typed result that begins on the line of its heading',
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
    'an exception that begins on the line of its heading',
    'Do.\n\nRaises: KeyError: No box\n    has the name.',
    [{kind: 'raises', names: ['KeyError'], texts: ['No box\nhas the name.']}],
  ],
  [
    'arguments below words on the line of their heading',
    'Do.\n\nArgs: All are lengths.\n    x: One.\n    y: Two.',
    [
      {
        kind: 'parameters',
        names: [null, 'x', 'y'],
        texts: ['All are lengths.', 'One.', 'Two.'],
      },
    ],
  ],
  [
    'exceptions of one entry',
    'Do.\n\nRaises:\n    KeyError / shop.Gone: One.\n    OSError or ValueError: Two.\n    a / b: None.',
    [
      {
        kind: 'raises',
        names: ['KeyError', 'shop.Gone', 'OSError', 'ValueError'],
        texts: ['One.', 'One.', 'Two.', 'Two.\na / b: None.'],
      },
    ],
  ],
  [
    'a name that repeats `or` for long, which lists no alternatives',
    `Do.\n\nRaises:\n    a${'.or'.repeat(5000)}!`,
    [{kind: 'raises', names: [null], texts: [`a${'.or'.repeat(5000)}!`]}],
  ],
  [
    'names in backticks or bold, and as a list',
    'Do.\n\nArgs:\n    `a`: One.\n    ``b`` (int): Two.\n    **c**: Three.\n    - d: Four.\n    * `e` (str): Five.\n    **options: Rest.',
    [
      {
        kind: 'parameters',
        names: ['a', 'b', 'c', 'd', 'e', '**options'],
        types: [null, 'int', null, null, 'str', null],
      },
    ],
  ],
  [
    'stars and brackets for what is required or optional',
    'Do.\n\nArgs:\n    a* (int): One.\n    b (int)*: Two.\n    c [ optional ] : Three.',
    [{kind: 'parameters', names: ['a', 'b', 'c'], types: ['int', 'int', null]}],
  ],
  [
    'a literal block in an entry',
    'Do.\n\nArgs:\n    c: Third::\n\n            run --all\n        more',
    [{texts: ['Third::\n\n        run --all\n    more']}],
  ],
  ['that there are no arguments', 'Do.\n\nArgs:\n    None\n', []],
  [
    'arguments that are called like a heading',
    'Do.\n\nArgs:\n    returns: What it gives.\n    notes: Some.',
    [{kind: 'parameters', names: ['returns', 'notes']}],
  ],
  [
    'words in the place of a type, NumPy style',
    'Do.\n\nParameters\n----------\nn : the number of boats\nm : Count that must be positive.\n    Never zero.\nsize : ndarray of shape (n,), which is flat\nhow : {"the", "a"}\n\nReturns\n-------\nfound : whether there was one\nnames of boats : same type as names\n    All of them.',
    [
      {
        kind: 'parameters',
        types: [
          null,
          null,
          'ndarray of shape (n,), which is flat',
          '{"the", "a"}',
        ],
        texts: [
          'the number of boats',
          'Count that must be positive.\n\nNever zero.',
          '',
          '',
        ],
      },
      {
        kind: 'returns',
        names: ['found', 'names of boats'],
        types: [null, 'same type as names'],
        texts: ['whether there was one', 'All of them.'],
      },
    ],
  ],
  [
    'words in the place of a type, Sphinx style',
    'Do.\n\n:param x: The boats.\n:type x: a list of boats\n:param y: One.\n:type y: Boat or None\n:param z:\n:type z: a boat',
    [
      {
        kind: 'parameters',
        types: [null, 'Boat or None', null],
        texts: ['The boats.\n\na list of boats', 'One.', 'a boat'],
      },
    ],
  ],
  [
    'words in the place of a type, Google style',
    'Do.\n\nArgs:\n    x (the boats): All.\n    y (Boat, which is big): One.',
    [
      {
        kind: 'parameters',
        types: [null, 'Boat, which is big'],
        texts: ['the boats\n\nAll.', 'One.'],
      },
    ],
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
    'a type in the place of a name',
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
    'remarks on a type and on a default',
    'Do.\n\nParameters\n----------\nx : Boat (note that this must float)\n    One.\ny : int (default: 512, this equals a lot)\n    Two.\nz : Boat (or Ship)',
    [
      {
        types: ['Boat', 'int', 'Boat (or Ship)'],
        texts: [
          'note that this must float\n\nOne.',
          'Two.\n\nDefault: 512, this equals a lot',
          '',
        ],
      },
    ],
  ],
  [
    'what comes out on lines one below the other',
    'Do.\n\nArgs:\n    x: One.\n\nReturns: whether it floats\nRaises: the SinkError if it does not',
    [
      {kind: 'parameters', texts: ['One.']},
      {kind: 'returns', texts: ['whether it floats']},
      {kind: 'raises', names: [null], texts: ['the SinkError if it does not']},
    ],
  ],
  [
    'a type before a text with colons',
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
    'alternatives by a stroke',
    'Do.\n\nReturns:\n    Boat / None: What was found.',
    [{kind: 'returns', types: ['Boat / None'], texts: ['What was found.']}],
  ],
  [
    'words of prose before a colon',
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
    'a sentence with a note alone',
    'Do.\n\nReturns:\n    Note: it may sink.',
    [{kind: 'returns', types: [null], texts: ['Note: it may sink.']}],
  ],
];

describe('a docstring', () => {
  it.each(FORMS)('may have %s', (_, text, found) => {
    expect(sectionsOf(text)).toMatchObject(found);
    expect(sectionsOf(text)).toHaveLength(found.length);
  });

  it("of what has no page is nobody's concern", async () => {
    const reading = await readText(`
def _hidden(a):
    """Do.

    Args:
        b: Unknown.
    """
class Shown:
    def _inner(self):
        """Do.

        Args:
            c: Unknown.
        """
    def __call__(self):
        """Do.

        Args:
            d: Unknown.
        """
`);
    expect(reading.diagnostics()).toEqual([
      'unknown-argument shop/__init__.py:19',
    ]);
  });
});

describe('an alias of a type', () => {
  it('may be quoted to name itself', async () => {
    const reading = await readText(`
from typing import TypeAlias
Json: TypeAlias = "dict[str, Json]"
`);
    const alias = reading.get('typeAlias', 'shop.Json');
    expect(textOf(alias.value)).toBe('dict[str, Json]');
    expect(alias.value).toContainEqual(
      expect.objectContaining({text: 'Json', target: 'shop.Json'}),
    );
  });
});
