import {describe, expect, it} from 'vitest';
import {proseToMarkdown} from '../../src/docstrings/admonitions';
import {toMdx} from '../../src/docstrings/to-mdx';

function shown(...lines: string[]): string {
  return toMdx(proseToMarkdown(lines.join('\n')), () => undefined);
}

const OPTIONS = [
  '-q           sail without a word',
  '-c CREW      take `CREW` along',
  '-a, --all=<n>  take all',
  '               of them',
  '--night',
  '    Sail in the dark.',
];

const LIST = [
  '- `-q`: sail without a word',
  '- `-c CREW`: take `CREW` along',
  '- `-a, --all=<n>`: take all',
  '  of them',
  '- `--night`: Sail in the dark.',
].join('\n');

describe('a list of the options of a command', () => {
  it.each([0, 2, 3])('is a list if %i spaces indent it', (depth) => {
    const lines = OPTIONS.map((line) => ' '.repeat(depth) + line);
    expect(shown('Sails.', '', ...lines, '', 'Arrives.')).toBe(
      `Sails.\n\n${LIST}\n\nArrives.`,
    );
  });

  it('can follow the words that lead to it', () => {
    expect(shown('Options:', '  -q  be quiet')).toBe(
      'Options:\n\n- `-q`: be quiet',
    );
  });

  it('can have blank lines between its items', () => {
    expect(shown('-q  be quiet', '', '-v  be loud')).toBe(
      '- `-q`: be quiet\n- `-v`: be loud',
    );
  });

  it.each([
    [['.. code-block:: sh', '', '    sail'], '  ~~~bash\n  sail\n  ~~~'],
    [['.. note:: Hm.'], '  :::note\n\n  Hm.\n\n  :::'],
    [['- by day', '- by night'], '  - by day\n  - by night'],
    [['1. by day', '2. by night'], '  1. by day\n  2. by night'],
  ])('can begin its text with a block: %j', (lines, block) => {
    const below = lines.map((line) => `    ${line}`);
    expect(shown('--night', ...below, '', '-q  be quiet')).toBe(
      `- \`--night\`:\n\n${block}\n- \`-q\`: be quiet`,
    );
  });

  it('can begin its text with a session', () => {
    expect(shown('--night', '    >>> sail()', '    1')).toMatch(
      /^- `--night`:\n\n {2}<Session [^]*>>> sail\(\)\n {4}1\n/,
    );
  });

  it.each([
    ['a list with dashes', '- q  be quiet'],
    ['an option in a sentence', '-q is quiet'],
    ['an option alone', '--quiet'],
    ['a number', '-1  for none'],
    ['a paragraph that an option continues', 'Sail with\n-q  for silence'],
  ])('is not %s', (_, text) => {
    expect(shown(text)).not.toContain('`');
  });
});
