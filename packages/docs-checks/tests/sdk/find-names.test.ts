import {describe, expect, it} from 'vitest';
import {findNames} from '../../src/sdk/package/find-names';

/**
 * Returns the names in a docstring that begins in line 1, right after its
 * quotes.
 */
function namesIn(...lines: readonly string[]) {
  const raw = lines.join('\n');
  return findNames(
    {
      raw,
      style: 'google',
      sections: [],
      file: 'reef.pyi',
      line: 1,
      endLine: lines.length,
      inheritedFrom: null,
    },
    `"""${raw}"""`.split('\n'),
  );
}

describe('the names in prose', () => {
  it('are found in backticks, with their lines', () => {
    expect(namesIn('A `Reef` has', 'fish: `Fish` and `Crab`.')).toEqual([
      {text: 'Reef', line: 1},
      {text: 'Fish', line: 2},
      {text: 'Crab', line: 2},
    ]);
  });

  it('may span lines', () => {
    expect(namesIn('See `Reef', 'count`.')).toEqual([
      {text: 'Reef count', line: 1},
    ]);
  });

  it('exclude literals in double backticks', () => {
    expect(namesIn('Write ``Reef`` here.')).toEqual([]);
  });

  it('exclude doctests and code blocks', () => {
    expect(
      namesIn(
        'A.',
        '',
        '>>> x = "`Reef`"',
        '',
        '```yaml',
        'a: `B`',
        '```',
        '`C`',
      ),
    ).toEqual([{text: 'C', line: 8}]);
  });

  it('exclude what a doctest prints, which ends at a blank line or with its block', () => {
    expect(
      namesIn('    >>> dive()', '    TideError("`A`")', '', '    See `B`.'),
    ).toEqual([{text: 'B', line: 4}]);
    expect(namesIn('    >>> dive()', '    `A`', 'See `B`.')).toEqual([
      {text: 'B', line: 3},
    ]);
  });

  it('include those below a title that tildes underline', () => {
    expect(namesIn('A.', '', 'The reef', '~~~~~~~~', '', 'A `Reef`.')).toEqual([
      {text: 'Reef', line: 6},
    ]);
  });

  it('exclude code that contains the fence of other code', () => {
    const code = ['```md', '~~~', '```py', '`A`', '```'];
    expect(namesIn(...code, '`B`')).toEqual([{text: 'B', line: 6}]);
  });

  it('are not affected by a stray backtick in another paragraph', () => {
    expect(namesIn('A ` too much.', '', 'A `Reef`.')).toEqual([
      {text: 'Reef', line: 3},
    ]);
  });

  it('include exceptions without backticks', () => {
    expect(namesIn('May end in a', 'TideError, or `SeaError`.')).toEqual([
      {text: 'SeaError', line: 2},
      {text: 'TideError', line: 2},
    ]);
  });

  it('exclude the names at the start of section entries', () => {
    expect(namesIn('Raises:', '    TideError: If it rises.')).toEqual([]);
  });
});
