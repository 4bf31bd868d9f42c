import {describe, expect, it} from 'vitest';
import {proseToMarkdown} from '../../src/docstrings/admonitions';
import {toMarkdown} from '../../src/docstrings/to-markdown';

type Fragment = [title: string, text: string, markdown: string];

const BELOW_A_LEAD: Fragment[] = [
  [
    'indented, right below the text',
    'Usage:\n    boat = Boat(3)\n    boat.sail()',
    'Usage:\n\n```python\nboat = Boat(3)\nboat.sail()\n```',
  ],
  [
    'not indented, with blank lines',
    'Example usage:\n\nfrom sea import Boat\n\nboat = Boat(\n    masts=3,\n)\n\nDone.',
    'Example usage:\n\n\n```python\nfrom sea import Boat\n\nboat = Boat(\n    masts=3,\n)\n```\n\n\nDone.',
  ],
  [
    'a class with an abbreviated body',
    'Usage:\nclass Trip(Sail):\n    ...\n\n    @crew\n    def cook(self):\n        pass\n\nThe crew cooks.',
    'Usage:\n\n```python\nclass Trip(Sail):\n    ...\n\n    @crew\n    def cook(self):\n        pass\n```\n\n\nThe crew cooks.',
  ],
  [
    'comments between statements',
    'How to use it:\n\n    # One boat.\n    sail(Boat())  # now\n    # Two boats.\n    sail(Boat(), Boat())',
    'How to use it:\n\n\n```python\n# One boat.\nsail(Boat())  # now\n# Two boats.\nsail(Boat(), Boat())\n```',
  ],
  [
    'shell commands',
    'Usage:\n    python -m pip install boats\n    python tools/sail.py > log.txt',
    'Usage:\n\n```bash\npython -m pip install boats\npython tools/sail.py > log.txt\n```',
  ],
  [
    'data in braces',
    'A small boat:\n    {\n        "masts": <count>,\n        "crew": {"cook": 1}\n    }\n\nA large boat:\n    {"masts": 3}',
    'A small boat:\n\n```text\n{\n    "masts": <count>,\n    "crew": {"cook": 1}\n}\n```\n\n\nA large boat:\n\n```text\n{"masts": 3}\n```',
  ],
  [
    'in a list item',
    '- The first:\n\n      sail(boat)\n\n  - The second:\n    sail(boat, 2)\n\nEnd.',
    '- The first:\n\n\n  ```python\n  sail(boat)\n  ```\n\n\n  - The second:\n\n    ```python\n    sail(boat, 2)\n    ```\n\n\nEnd.',
  ],
  [
    'below text that is itself indented',
    '**size** : what it measures\n\n    Its length:\n\n        length = bow - stern\n\n    In metres::\n\n        length * 0.3',
    '**size** : what it measures\n\nIts length:\n\n\n```python\nlength = bow - stern\n```\n\n\nIn metres:\n\n```\nlength * 0.3\n```',
  ],
  [
    'columns',
    'For example:\n    bow       (at the front)\n    stern     (at the back)',
    'For example:\n\n```text\nbow       (at the front)\nstern     (at the back)\n```',
  ],
];

const PROSE: Fragment[] = [
  ['words below a colon', 'Usage:\n    Call it once for each boat.', ''],
  [
    'an assignment in words',
    'It is made of these:\nmasts = the number of masts\ncrew = who is aboard',
    '',
  ],
  ['a sentence that starts with a call', 'See:\nsail() starts a trip.', ''],
  ['a sentence with an import', 'To begin:\nimport the boats from a file', ''],
  ['a name alone', 'One of these:\nBoat', ''],
  ['a call that opens a docstring', 'sail(boat, speed=3)\n\nSails.', ''],
  ['a command in a sentence', 'How:\npython is started by the captain', ''],
  [
    'a list with extra spaces after its markers',
    'One of:\n\n    -   :class:`Boat`: with masts\n    -   :class:`Raft`: without',
    '',
  ],
  ['code that continues as prose', 'How:\nsail()\nand then wait for it', ''],
];

describe('code without markup', () => {
  it.each(BELOW_A_LEAD)(
    'is detected below text with a colon: %s',
    (...args) => {
      const [, text, markdown] = args;
      expect(toMarkdown(text)).toBe(markdown);
    },
  );

  it.each(PROSE)('is not detected in prose: %s', (_, text) => {
    expect(toMarkdown(text)).not.toContain('```');
  });

  it('is detected anywhere in an example, between text', () => {
    expect(
      proseToMarkdown(
        'boat = Boat()\nboat.sail()\n\nIt sails.\n\nboat.stop()',
        undefined,
        true,
      ),
    ).toBe(
      '```python\nboat = Boat()\nboat.sail()\n```\n\n\nIt sails.\n\n\n```python\nboat.stop()\n```',
    );
  });

  it('is detected in an example that has only comments', () => {
    expect(
      proseToMarkdown(
        '# With two masts: a ketch\n# With one: a sloop',
        undefined,
        true,
      ),
    ).toBe('```python\n# With two masts: a ketch\n# With one: a sloop\n```');
  });

  it('can start with a comment and a call over several lines', () => {
    const code = '# Sail far:\nsail(\n    boat, "north",\n    speed=3,\n)';
    expect(proseToMarkdown(code, undefined, true)).toBe(
      `\`\`\`python\n${code}\n\`\`\``,
    );
  });

  it('does not replace doctests, fences and lists', () => {
    const text = 'Usage:\n>>> sail()\n\nMore:\n```\nsail()\n```\n- `sail()`';
    expect(proseToMarkdown(text, undefined, true)).toBe(
      'Usage:\n\n```python\n>>> sail()\n```\n\n\nMore:\n```\nsail()\n```\n- `sail()`',
    );
  });

  it.each([
    'session.query(Boat).\\\n    filter_by(masts=3)',
    'if isinstance(boat, Raft):\n    boat.row()',
    'try:\n    boat.sail()\nexcept SeaError as error:\n    raise',
    'with boat.moored:\n\n    boat.paint()  # red\n    # dry\n    boat.wait()',
    'boats.c.masts == 3',
    'fleet = {}\nfleet["ketch"] == 2  # True\nlist(fleet) == ["ketch"]',
    'class Boat(Vessel):\n    """It floats, mostly."""\n    masts = 2',
    'ship, = fleet.build("a" "b",\n    masts=3)',
  ])('is Python behind two colons: %j', (code) => {
    const lines = code.split('\n').map((line) => (line ? `    ${line}` : ''));
    expect(toMarkdown(`So::\n\n${lines.join('\n')}`)).toBe(
      `So:\n\n\`\`\`python\n${code}\n\`\`\``,
    );
  });

  it.each([
    'pip install "boats>=2"',
    'FLEET="north" sail --masts=3',
    './configure --prefix=/usr',
    'export FLEET=north',
    '$ sail()',
    'SELECT a.name FROM boats a WHERE a.masts = 3',
    '{{ boats|join(", ") }}',
    '[fleet]\nmasts = 3',
    '[1, 2, 3]',
    '[[1, 0],\n [0, 1]]',
    'MAST\nKEEL',
    'y(n) = sum(x[k] * h[n - k])',
    'dy / dx = f(x, y) + 1',
    'a = [ 1   2 ]',
    "f'(x) = 0",
    'boat : Boat, shape (n,)\n    The boat to sail.',
    'sail(boat)\n    with a crew of three',
    'Traceback (most recent call last):\n  SeaError: no wind',
  ])('is no Python behind two colons: %j', (code) => {
    const lines = code.split('\n').map((line) => `    ${line}`);
    expect(toMarkdown(`So::\n\n${lines.join('\n')}`)).toBe(
      `So:\n\n\`\`\`\n${code}\n\`\`\``,
    );
  });

  it('is Python after two colons', () => {
    expect(toMarkdown('So::\n\n    boat = Boat()\n\nEnd.')).toBe(
      'So:\n\n```python\nboat = Boat()\n```\n\nEnd.',
    );
  });
});
