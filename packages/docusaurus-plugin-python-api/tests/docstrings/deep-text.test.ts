import {describe, expect, it} from 'vitest';
import {toMdx} from '../../src/docstrings/to-mdx';
import {toMarkdown} from '../../src/docstrings/to-markdown';

type Fragment = [title: string, text: string, mdx: string];

const TEXTS: Fragment[] = [
  [
    'a list',
    'A boat has:\n\n    - a hull of wood\n      or steel\n    - a mast\n\nThat is all.',
    'A boat has:\n\n- a hull of wood\n  or steel\n- a mast\n\nThat is all.',
  ],
  [
    'a list with numbers',
    'To sail:\n\n     1. Hoist the sail.\n     2. Cast off.',
    'To sail:\n\n1. Hoist the sail.\n2. Cast off.',
  ],
  [
    'paragraphs, with the code in them',
    'Sails.\n\n    The boat goes where the wind\n    blows, such as\n    to the south..\n\n        sail(boat)\n\n    Then it comes back again.',
    'Sails.\n\nThe boat goes where the wind\nblows, such as\nto the south..\n\n~~~python\nsail(boat)\n~~~\n\nThen it comes back again.',
  ],
  [
    'terms in backticks with explanations',
    'What it takes:\n\n    `masts`\n        How many there are.\n\n    ``crew``\n        Who is aboard.',
    'What it takes:\n\n- `masts`\n\n  How many there are.\n\n- `crew`\n\n  Who is aboard.',
  ],
  [
    'terms in backticks without blank lines between them',
    'What it takes:\n\n    ``masts``\n        How many there are.\n        And how high.\n    ``crew``\n        Who is aboard.',
    'What it takes:\n\n- `masts`\n\n  How many there are.\n  And how high.\n\n- `crew`\n\n  Who is aboard.',
  ],
  [
    'an address alone',
    'Read this report:\n\n    https://example.com/winds.pdf\n\nThat is all.',
    'Read this report:\n\n[https://example.com/winds.pdf](https://example.com/winds.pdf)\n\nThat is all.',
  ],
  [
    'a reference that ends with an address',
    'Sails.\n\n    A. Mate, Optimum sails, J. Nav. 71B (1967),\n    233-240. https://example.com/winds.pdf',
    'Sails.\n\nA. Mate, Optimum sails, J. Nav. 71B (1967),\n233-240. [https://example.com/winds.pdf](https://example.com/winds.pdf)',
  ],
  [
    'a lead of a literal block',
    'Sails.\n\n    e.g.::\n\n        sail(boat)\n\n    There are\n    others, too::\n\n        row(boat)',
    'Sails.\n\ne.g.:\n\n~~~python\nsail(boat)\n~~~\n\nThere are\nothers, too:\n\n~~~python\nrow(boat)\n~~~',
  ],
  [
    'a sentence that consists mostly of code',
    'Sails.\n\n    `boat = Boat()` (or `b`) allows `len(boat)`, `n in boat`,\n    `for n in boat` and `boat[n]`.',
    'Sails.\n\n`boat = Boat()` (or `b`) allows `len(boat)`, `n in boat`,\n`for n in boat` and `boat[n]`.',
  ],
  [
    'a command in backticks',
    'To sail:\n\n    ``sail there ./boat``',
    'To sail:\n\n`sail there ./boat`',
  ],
  [
    'a list right below a paragraph as deep',
    'Sails.\n\n    It takes these things along:\n     - a hull\n     - a mast\n\n    And more.',
    'Sails.\n\nIt takes these things along:\n\n- a hull\n- a mast\n\nAnd more.',
  ],
  [
    'a list below a paragraph that ends an item',
    '- A boat.\n\n A boat has:\n\n    - a hull\n    - a mast',
    '- A boat.\n\nA boat has:\n\n- a hull\n- a mast',
  ],
  [
    'a sentence below bullets that are more of a paragraph',
    'Sails:\n    It takes these things:\n    - a hull\n    And more.',
    'Sails:\nIt takes these things:\n\\- a hull\nAnd more.',
  ],
  [
    'a paragraph in a list item',
    '- The first.\n\n      It is told of here at length.\n- The second.',
    '- The first.\n\n  It is told of here at length.\n\n- The second.',
  ],
];

const BLOCKS: Fragment[] = [
  [
    'a version note without text',
    'Sails.\n\n    .. versionadded:: 1.2\n\nAnd stops.',
    'Sails.\n\n*New in version 1.2.*\n\nAnd stops.',
  ],
  [
    'a note in a list item',
    '- Sails.\n\n      .. note::\n\n          Mind the wind.\n- Stops.',
    '- Sails.\n\n  :::note\n\n  Mind the wind.\n\n  :::\n\n- Stops.',
  ],
  [
    'a note of mkdocs',
    'Sails.\n\n    !!! note\n        Mind the wind.',
    'Sails.\n\n:::note\n\nMind the wind.\n\n:::',
  ],
  [
    'an unknown directive',
    'Sails.\n\n    .. sail:: far\n\n        Mind the wind.',
    'Sails.\n\nfar\n\nMind the wind.',
  ],
  ['a footnote', 'Sails.\n\n    .. [1] A book.', 'Sails.\n\n\\[1] A book.'],
  [
    'a table',
    'Sails:\n\n    ====  =====\n    bow   front\n    ====  =====\n    1     2\n    ====  =====',
    'Sails:\n\n| bow | front |\n| - | - |\n| 1 | 2 |',
  ],
];

const CODE: Fragment[] = [
  [
    'a tree',
    'Folders:\n\n    the boats\n      small boats here\n      large boats here',
    '',
  ],
  ['a name alone', 'So:\n\n    `masts`', ''],
  ['a template', 'So:\n\n    `masts` = 3', ''],
  ['statements', 'So:\n\n    with open(boat) as hull:\n        go()', ''],
  [
    'columns',
    'So:\n\n    the bow      is in front\n    the stern    is behind it',
    '',
  ],
  [
    'names with descriptions',
    'So:\n\n    bow: this is the front\n    stern: this is the back',
    '',
  ],
  ['a formula', 'So:\n\n    speed >= 3 * wind', ''],
  ['a formula in words', 'So:\n\n    fair speed = wind * sail area', ''],
];

describe('text that is indented further than the paragraph above', () => {
  it.each(TEXTS)('is not code: %s', (_, text, mdx) => {
    expect(toMdx(toMarkdown(text))).toBe(mdx);
  });

  it.each(BLOCKS)('can be a block with markup: %s', (_, text, mdx) => {
    expect(toMdx(toMarkdown(text))).toBe(mdx);
  });

  it.each(CODE)('is code: %s', (_, text) => {
    expect(toMdx(toMarkdown(text))).toContain('~~~');
  });
});
