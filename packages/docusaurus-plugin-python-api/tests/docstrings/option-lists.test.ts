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
    ['a list with dashes', '- q  be quiet'],
    ['an option in a sentence', '-q is quiet'],
    ['an option alone', '--quiet'],
    ['a number', '-1  for none'],
    ['a paragraph that an option continues', 'Sail with\n-q  for silence'],
  ])('is not %s', (_, text) => {
    expect(shown(text)).not.toContain('`');
  });
});
