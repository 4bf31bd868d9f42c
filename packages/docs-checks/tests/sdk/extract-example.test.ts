import {describe, expect, it} from 'vitest';
import type {Docstring} from 'python-reader';
import {extractExample} from '../../src/sdk/examples/extract-example';

/** Returns a docstring as the reader would for the given lines of a file. */
function docstring(raw: string, line: number, endLine: number): Docstring {
  return {
    raw,
    style: 'google',
    sections: [],
    file: 'reef.pyi',
    line,
    endLine,
    inheritedFrom: null,
  };
}

describe('the example of a docstring', () => {
  it('contains prompts and continuations, but not the output', () => {
    const source = [
      'class Reef:',
      '    """A reef.',
      '',
      '    >>> for fish in range(2):',
      '    ...     print(fish)',
      '    0',
      '    1',
      '    """',
    ];
    const raw =
      'A reef.\n\n>>> for fish in range(2):\n...     print(fish)\n0\n1';
    expect(extractExample('reef.Reef', docstring(raw, 2, 8), source)).toEqual({
      owner: 'reef.Reef',
      file: 'reef.pyi',
      lines: [
        {code: 'for fish in range(2):', line: 4},
        {code: '    print(fish)', line: 5},
      ],
    });
  });

  it('counts blank lines that were removed before the summary', () => {
    const source = ['r"""', '', 'A reef.', '>>> 1', '"""'];
    const example = extractExample(
      'reef',
      docstring('A reef.\n>>> 1', 1, 5),
      source,
    );
    expect(example?.lines).toEqual([{code: '1', line: 4}]);
  });

  it('keeps empty prompts, which end a block', () => {
    const source = ['"""', '>>> def f():', '...', '>>>', '"""'];
    const example = extractExample(
      'reef',
      docstring('>>> def f():\n...\n>>>', 1, 5),
      source,
    );
    expect(example?.lines.map(({code}) => code)).toEqual(['def f():', '', '']);
  });

  it('treats dots without a prompt before them as output', () => {
    const source = ['"""', '>>> 1', '1', '... and more', '"""'];
    const example = extractExample(
      'reef',
      docstring('>>> 1\n1\n... and more', 1, 5),
      source,
    );
    expect(example?.lines).toEqual([{code: '1', line: 2}]);
  });

  it('is null without doctest lines', () => {
    const raw = 'A reef. Write `>>> x` in a shell.';
    expect(extractExample('reef', docstring(raw, 1, 1), [`"""${raw}"""`])).toBe(
      null,
    );
  });
});
