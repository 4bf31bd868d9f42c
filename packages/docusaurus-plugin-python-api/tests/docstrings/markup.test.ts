import {describe, expect, it} from 'vitest';
import {proseToMarkdown} from '../../src/docstrings/admonitions';
import {markSeeAlso} from '../../src/docstrings/see-also';
import {toMdx} from '../../src/docstrings/to-mdx';
import {compilePage} from '../integration/mdx';

/** A fragment of a docstring, and the MDX that it is converted to. */
type Fragment = [title: string, text: string, mdx: string];

const TABLE = '| A | B |\n| - | - |\n| 1 | `x` more |\n| 2 | y |';

const FRAGMENTS: Fragment[] = [
  [
    'a grid table',
    '+---+------+\n| A | B    |\n+===+======+\n| 1 | `x`  |\n|   | more |\n+---+------+\n| 2 | y    |\n+---+------+',
    TABLE,
  ],
  [
    'a simple table',
    '===  =====\nA    B\n===  =====\n1    `x`\n     more\n2    y\n===  =====\n\nEnd',
    `${TABLE}\n\nEnd`,
  ],
  [
    'a simple table without a header',
    '==  ==\n1   a\n2   b\n==  ==',
    '| | |\n| - | - |\n| 1 | a |\n| 2 | b |',
  ],
  [
    'a list as a table',
    '.. list-table:: Title\n   :header-rows: 1\n\n   * - A\n     - B\n   * - 1\n     - `x`\n       more\n   * - 2\n     - y',
    `**Title**\n\n${TABLE}`,
  ],
  [
    'a list as a table, with a list in a cell',
    '.. list-table::\n   :header-rows: 1\n\n   * - A\n     - B\n   * - 1\n     - One of\n\n       - x\n       - y\n   * - 2\n     -',
    '| A | B |\n| - | - |\n| 1 | One of - x - y |\n| 2 | |',
  ],
  [
    'comma-separated values with a value over two lines',
    '.. csv-table::\n   :header: A, B\n\n   1, "`x`\n   more"\n   2, y',
    TABLE,
  ],
  [
    'comma-separated values with stray quotation marks',
    '.. csv-table::\n   :header: A, B\n\n   1, 6" mast\n   2, "y',
    '| A | B |\n| - | - |\n| 1 | 6" mast |\n| 2 | "y |',
  ],
  [
    'comma-separated values',
    '.. csv-table::\n   :header: "A", B\n\n   1, "`x` more"\n   2, y',
    TABLE,
  ],
  [
    'simple tables as wide as each other, with words between them',
    '==  ==\n1   a\n==  ==\n\nMore:\n\n==  ==\n2   b\n==  ==\n\nEnd',
    '| | |\n| - | - |\n| 1 | a |\n\nMore:\n\n| | |\n| - | - |\n| 2 | b |\n\nEnd',
  ],
  [
    'a simple table with blank lines below its head',
    '==  ==\nA   B\n==  ==\n\n1   a\n==  ==\n\nEnd',
    '| A | B |\n| - | - |\n| 1 | a |\n\nEnd',
  ],
  [
    'an address over two lines',
    'See `the guide\n<https://sea.example/guide.html\n#sails>`_.',
    'See [the guide](https://sea.example/guide.html#sails).',
  ],
  [
    'a directive with a capital',
    '.. Note::\n\n   Mind the wind.',
    ':::note\n\nMind the wind.\n\n:::',
  ],
  ['who wrote the module', 'Sails.\n\n.. moduleauthor:: A Sailor', 'Sails.'],
  [
    'a grid table with spanning cells',
    '+---+---+\n| A     |\n+---+---+\n| 1 | 2 |\n+---+---+',
    '~~~text\n+---+---+\n| A     |\n+---+---+\n| 1 | 2 |\n+---+---+\n~~~',
  ],
  [
    'code of several kinds',
    '.. testcode::\n\n   a = 1\n\n.. plot::\n   :include-source:\n\n   plot()\n\n.. parsed-literal::\n\n   a *b*',
    '~~~python\na = 1\n~~~\n\n~~~python\nplot()\n~~~\n\n~~~text\na *b*\n~~~',
  ],
  [
    'code with a caption, and a drawing without a language',
    '.. code-block:: text\n   :caption: Folders\n\n   - a\n\n.. code-block::\n\n   +---+\n   | 1 |\n   +---+',
    '**Folders**\n\n~~~text\n- a\n~~~\n\n~~~text\n+---+\n| 1 |\n+---+\n~~~',
  ],
  [
    'a fence with a title, as mkdocs and Docusaurus write it',
    '```python {title="ship.py" hl_lines="1"}\na = 1\n```\n\n- ``` py title="hull.py"\n  b = 2\n  ```\n\n```py hl_lines="1"\nc = 3\n```',
    '**ship.py**\n\n~~~python\na = 1\n~~~\n\n- **hull.py**\n  ~~~python\n  b = 2\n  ~~~\n\n~~~python\nc = 3\n~~~',
  ],
  [
    'a sentence right below a list, at the indentation of its bullets',
    'One of:\n    - A mast\n      of wood\n    - None\n    The hull is always there.\n\n* a rope\nof hemp\n* an\nOar\n* a sail\n\n1. First\nThis comes first.\n2. Second',
    'One of:\n\n- A mast\n  of wood\n- None\n\nThe hull is always there.\n\n- a rope\n  of hemp\n- an\n  Oar\n- a sail\n\n1. First\n   This comes first.\n2. Second',
  ],
  [
    'terms right below the words that lead to them',
    'One of these:\n`bow`\n    At the front.\n\n`stern`\n    At the back.',
    'One of these:\n\n- `bow`\n\n  At the front.\n\n- `stern`\n\n  At the back.',
  ],
  [
    'comments, targets and setup, which show nothing',
    'One.\n\n.. A comment\n   of two lines.\n\n.. _label:\n\n.. testsetup::\n\n   import a\n\nTwo.',
    'One.\n\nTwo.',
  ],
  [
    'footnotes and citations',
    'See [1]_ and [Smith90]_.\n\n.. [1] A note.\n.. [Smith90] A paper,\n   long.',
    'See \\[1] and \\[Smith90].\n\n\\[1] A note.\n\n\\[Smith90] A paper,\nlong.',
  ],
  [
    'references and substitutions',
    'Use `The site`_, Other_ and |n|, not a_b_ or |m|.\n\n.. _The site: https://a.b\n.. _other: https://c.d\n.. |n| replace:: *Name*',
    'Use [The site](https://a.b), [Other](https://c.d) and *Name*, not a_b\\_ or |m|.',
  ],
  [
    'a reference whose address is on the line below',
    'See `The site`_.\n.. _The site:\n   https://a.b/c',
    'See [The site](https://a.b/c).',
  ],
  [
    'code whose directive lacks a colon, and a comment',
    '.. code-block: python\n\n   a = 1\n\n.. code-block:\n\n   b = 2\n\n.. note: to do\n   soon',
    '~~~python\na = 1\n~~~\n\n~~~python\nb = 2\n~~~',
  ],
  [
    'a fence deeper than its text, also in a list',
    'One (first):\n    ```python\n    def a():\n\n        pass\n    ```\n\n- Two:\n      ```\n      b\n      ```',
    'One (first):\n\n~~~python\ndef a():\n\n    pass\n~~~\n\n- Two:\n\n  ~~~text\n  b\n  ~~~',
  ],
  [
    'a list far deeper than its text',
    'One\nTwo:\n    - a\n      b\n        - c\n    - d\nThree\n\n- e\n        1. f\n',
    'One\nTwo:\n\n- a\n  b\n  - c\n- d\n\nThree\n\n- e\n\n  1. f',
  ],
  [
    'a definition list',
    'first\n    What it is.\n\n    More.\nsecond : int\n    Another.',
    '- **first**\n\n  What it is.\n\n  More.\n\n- **second : int**\n\n  Another.',
  ],
  [
    'a sentence that goes on deeper',
    'Does it in a\n    hanging way.',
    'Does it in a\nhanging way.',
  ],
  ['enumerators', '#. One\n#. Two', '1. One\n2. Two'],
  ['a line block', '| One\n| Two\n\nEnd', 'One\\\nTwo\n\nEnd'],
  [
    'versions',
    '.. versionadded:: 1.2\n\n.. versionchanged:: 1.3 Now faster.\n   Much.',
    '*New in version 1.2.*\n\n*Changed in version 1.3:* Now faster.\nMuch.',
  ],
  [
    'nested admonitions of reStructuredText',
    '.. important::\n\n   Care.\n\n   .. tip:: Within.',
    ':::info[Important]\n\nCare.\n\n**Tip**\n\nWithin.\n\n:::',
  ],
  [
    'admonitions in a list',
    '- one\n\n  .. note:: Here.',
    '- one\n\n  :::note\n\n  Here.\n\n  :::',
  ],
  [
    'admonitions of mkdocs',
    '!!! warning "My *title*"\n    Body.\n\n??? tip\n    Fold.',
    ':::warning[My \\*title\\*]\n\nBody.\n\n:::\n\n:::tip\n\nFold.\n\n:::',
  ],
  [
    'admonitions of GitHub',
    '> [!CAUTION]\n> Hot.\n\n> A quotation.',
    ':::warning[Caution]\n\nHot.\n\n:::\n\n> A quotation.',
  ],
  [
    'a directive without visible output',
    '.. currentmodule:: shop\n\nText.',
    'Text.',
  ],
  [
    'footnotes of Markdown',
    'Foot[^1].\n\n[^1]: The *note*.',
    'Foot\\[1].\n\n\\[1] The *note*.',
  ],
  [
    'a drawing that needs a script',
    '```mermaid\ngraph TD\n```',
    '~~~text\ngraph TD\n~~~',
  ],
  [
    'titles',
    'Title\n~~~~~\n\nText\n\n====\nOver\n====\n\nMore',
    '**Title**\n\nText\n\n**Over**\n\nMore',
  ],
  [
    'roles that do not refer to a symbol',
    ':pep:`8`, :rfc:`2324`, :ref:`the guide <guide>`, :term:`pod`, :kbd:`Ctrl`, :constructor:`8`',
    '[PEP 8](https://peps.python.org/pep-0008/), [RFC 2324](https://www.rfc-editor.org/rfc/rfc2324), the guide, pod, `Ctrl`, `8`',
  ],
  [
    'terms with a colon, and terms that begin with a placeholder',
    'Folders:\n\nMac OS:\n  ``~/Library``\nWindows:\n  ``C:/Data``, or\n  elsewhere\n\n[var]_mean\n    The mean.\n\nIn:\n    x = f(1)\nOut:\n    y = g(2)',
    'Folders:\n\n- **Mac OS:**\n\n  `~/Library`\n\n- **Windows:**\n\n  `C:/Data`, or\n  elsewhere\n\n- **\\[var]\\_mean**\n\n  The mean.\n\nIn:\n\n~~~python\nx = f(1)\n~~~\n\nOut:\n\n~~~python\ny = g(2)\n~~~',
  ],
  [
    'descriptions of members',
    '.. attribute:: depth\n   :type: int\n\n   In metres.\n\n.. py:method:: sink(fast=True)\n\n   Go *down*.\n\n.. class:: Anchor(weight)\n\n   Holds.\n\n.. class:: wide\n\n   Words.',
    '- `depth: int`\n\n  In metres.\n\n- `sink(fast=True)`\n\n  Go *down*.\n\n- `Anchor(weight)`\n\n  Holds.\n\nWords.',
  ],
  [
    'directives that take their content from elsewhere',
    'See:\n\n.. autoclass:: shop.Order\n   :members:\n   :undoc-members:\n\n.. literalinclude:: ../pay.py\n   :lines: 1-3\n\nEnd.',
    'See:\n\n- `shop.Order`\n\nEnd.',
  ],
  [
    'explicit markup with several spaces',
    '..  code-block:: python\n\n    x = 1\n\n..  |sea| replace:: The Sea\n..  _chart: https://sea.example/\n..   A comment.\n\n|sea| on the chart_ [1]_.\n\n..  [1] Blue.',
    '~~~python\nx = 1\n~~~\n\nThe Sea on the [chart](https://sea.example/) \\[1].\n\n\\[1] Blue.',
  ],
  [
    'escaped spaces, which part markup from a word',
    'Several `Order`\\ s, *big*\\ ish, H\\ :sub:`0`, ``a``\\ *b* and C:\\ D in `\\ *`.',
    'Several `Order`s, *big*ish, H0, `a`*b* and C:\\ D in `\\ *`.',
  ],
  [
    'prices and shell variables',
    'From $5 to $10 in $HOME/$USER.',
    'From $5 to $10 in $HOME/$USER.',
  ],
  [
    'a doctest, which is copied without prompts and output',
    '>>> for x in y:\n...     print(x)\n...\n1\n>>> z',
    '<Session input={"for x in y:\\n    print(x)\\n\\nz"}>\n  ~~~python\n  >>> for x in y:\n  ...     print(x)\n  ...\n  1\n  >>> z\n  ~~~\n</Session>',
  ],
  [
    'a doctest below `::` without indentation',
    'Count them::\n\n>>> count()\n3',
    'Count them:\n\n<Session input={"count()"}>\n  ~~~python\n  >>> count()\n  3\n  ~~~\n</Session>',
  ],
  [
    'code that continues on a line that looks like an item',
    'The ratio is `(1\n- sails) / wind`. Here `wind` blows,\nand ``Mast(1)\n    * Mast(2)`` is high.\n- `one`\n- `two`',
    'The ratio is `(1 - sails) / wind`. Here `wind` blows,\nand `Mast(1) * Mast(2)` is high.\n\n- `one`\n- `two`',
  ],
  [
    'a loose backtick above a list',
    'Mind the ` here:\n\n- `one`\n- `two` or ` three\n- four',
    'Mind the \\` here:\n\n- `one`\n- `two` or \\` three\n- four',
  ],
  [
    'a session without output, which is shown without prompts',
    '>>> if x:\n...     y()\n...\n>>> z',
    '~~~python\nif x:\n    y()\n\nz\n~~~',
  ],
  [
    'long code, which is folded',
    `~~~python\n${'x\n'.repeat(31)}~~~`,
    `<Example lines={31}>\n  ~~~python\n${'  x\n'.repeat(31)}  ~~~\n</Example>`,
  ],
  [
    'a shell session',
    '.. code-block:: console\n\n   $ ls\n   total 0',
    '<Session input={"ls"}>\n  ~~~console\n  $ ls\n  total 0\n  ~~~\n</Session>',
  ],
];

describe('markup in a docstring', () => {
  it.each(FRAGMENTS)('shows %s', async (_, text, mdx) => {
    const unknown: string[] = [];
    const found = toMdx(
      proseToMarkdown(text, (name) => unknown.push(name)),
      () => undefined,
    );
    expect(found).toBe(mdx);
    expect(unknown).toEqual([]);
    await compilePage(found);
  });

  // JavaScript's objects have a property with the second name.
  it.each(['frobnicate', 'constructor'])(
    'is shown as text and reported once if a directive is unknown: %s',
    (directive) => {
      const unknown: string[] = [];
      const markdown = proseToMarkdown(
        `.. ${directive}:: first\n   :option: 1\n\n   Body.`,
        (name) => unknown.push(name),
      );
      expect(toMdx(markdown)).toBe('first\n\nBody.');
      expect(unknown).toEqual([directive]);
    },
  );

  it('marks the names in a "See also" section', () => {
    expect(
      markSeeAlso('mean : The average.\nstd, :func:`var`\nOther words here.'),
    ).toBe('- `mean`: The average.\n- `std`, :func:`var`\nOther words here.');
  });
});
