import {describe, expect, it} from 'vitest';
import {findSpans} from '../../../scripts/sdk/package/find-spans';

/** The spans of a docstring that begins in line 1, right after its quotes. */
function spansOf(...lines: readonly string[]) {
  const raw = lines.join('\n');
  return findSpans(
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

describe('the names in backticks', () => {
  it('are found with their lines', () => {
    expect(spansOf('A `Reef` has', 'fish: `Fish` and `Crab`.')).toEqual([
      {text: 'Reef', line: 1},
      {text: 'Fish', line: 2},
      {text: 'Crab', line: 2},
    ]);
  });

  it('may break across lines', () => {
    expect(spansOf('See `Reef', 'count`.')).toEqual([
      {text: 'Reef count', line: 1},
    ]);
  });

  it('leave out literals in double backticks', () => {
    expect(spansOf('Write ``Reef`` here.')).toEqual([]);
  });

  it('leave out doctests and code blocks', () => {
    expect(
      spansOf(
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

  it('are not confused by a stray backtick in another paragraph', () => {
    expect(spansOf('A ` too much.', '', 'A `Reef`.')).toEqual([
      {text: 'Reef', line: 3},
    ]);
  });
});
