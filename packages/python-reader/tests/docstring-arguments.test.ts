import {describe, expect, it} from 'vitest';
import {type Form, sectionsOf} from './docstring-parts';
import {Reading, readText} from './read-files';

const FORMS: Form[] = [
  [
    'a heading that is indented by one space too many',
    'Do.\n\nArgs:\n    x: One.\n Returns:\n    int: Two.',
    [
      {kind: 'parameters', names: ['x'], texts: ['One.']},
      {kind: 'returns', types: ['int'], texts: ['Two.']},
    ],
  ],
  [
    'a heading at the indentation of the arguments',
    'Do.\n\nArgs:\n    x: One.\n\n    Returns:\n        Two.\n\n    Raises:\n        ValueError: Three.',
    [
      {kind: 'parameters', names: ['x']},
      {kind: 'returns', texts: ['Two.']},
      {kind: 'raises', names: ['ValueError']},
    ],
  ],
  [
    'types after the names, with descriptions below',
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
    'descriptions after the names that continue below',
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
    'arguments below a heading with text on its line',
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
    'names in backticks, in bold or in a list',
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
    'stars and brackets for required and optional arguments',
    'Do.\n\nArgs:\n    a* (int): One.\n    b (int)*: Two.\n    c [ optional ] : Three.',
    [{kind: 'parameters', names: ['a', 'b', 'c'], types: ['int', 'int', null]}],
  ],
  [
    'a literal block in an entry',
    'Do.\n\nArgs:\n    c: Third::\n\n            run --all\n        more',
    [{texts: ['Third::\n\n        run --all\n    more']}],
  ],
  ['None in place of arguments', 'Do.\n\nArgs:\n    None\n', []],
  [
    'arguments named like a heading',
    'Do.\n\nArgs:\n    returns: What it gives.\n    notes: Some.',
    [{kind: 'parameters', names: ['returns', 'notes']}],
  ],
  [
    'prose in place of a type, NumPy style',
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
    'prose in place of a type, Sphinx style',
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
    'prose in place of a type, Google style',
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
    'types whose names begin like the word for a default',
    'Do.\n\nParameters\n----------\nx : defaultdict\n    One.\ny : dict or defaultdict, default None\n    Two.\nz : {"a"}, default_factory\n    Three.',
    [
      {
        kind: 'parameters',
        types: ['defaultdict', 'dict or defaultdict', '{"a"}, default_factory'],
        texts: ['One.', 'Two.', 'Three.'],
      },
    ],
  ],
  [
    'remarks after a type and a default',
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
];

describe('a docstring', () => {
  it.each(FORMS)('can have %s', (_, text, found) => {
    expect(sectionsOf(text)).toMatchObject(found);
    expect(sectionsOf(text)).toHaveLength(found.length);
  });

  it('is not checked for members without a page', async () => {
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

  it('may name the arguments that a starred parameter takes', async () => {
    const reading = await readText(`
def box(*args, depth=None):
    """Make a box.

    Args:
        width: Of the box.
        height: Of the box.
        depth: Of the box.
    """
def ship(*args, depth=None):
    """Ship boxes.

    Args:
        *args: Boxes.
        dept: A typing error.
    """
`);
    expect(reading.diagnostics()).toEqual([
      'unknown-argument shop/__init__.py:15',
    ]);
  });

  it('may describe what the source takes, no argument, or a row of them', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
def f(*args):
    """Do.

    Parameters
    ----------
    x1, x2,..., xn : int
    """
def g():
    """Do.

    Parameters
    ----------
    None
    """
def h(a, style=None):
    """Do.

    Parameters
    ----------
    a : int
    style : str
    size : int
    """
class C:
    """Make.

    Parameters
    ----------
    style : str
    """
    def __init__(self, style=None): ...
`,
      'shop/__init__.pyi': `
def f(*args: int) -> None: ...
def g() -> None: ...
def h(a: int) -> None: ...
class C:
    def __init__(self) -> None: ...
`,
    });
    expect(reading.diagnostics()).toEqual([
      'unknown-argument shop/__init__.py:23',
    ]);
  });
});
