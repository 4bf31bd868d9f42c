import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {mapLines} from '../../src/page/map-lines';

// The same cases in every run, so that failures are reproducible.
fc.configureGlobal({seed: 20_261_122});

/** Returns the line of the original for each line of the edited text. */
function originsOf(original: string[], edited: string[]): number[] {
  const lineOf = mapLines(original.join('\n'), edited.join('\n'));
  return edited.map((_, index) => lineOf(index + 1));
}

describe('the lines of an edited text', () => {
  it('match the original if the number of lines is the same', () => {
    expect(originsOf(['{a}', '{b}', 'c'], ['x', 'y', 'c'])).toEqual([1, 2, 3]);
  });

  it('come from one line if they replace that line', () => {
    expect(
      originsOf(
        ['# About {name}', '', '<List />', '', '## End', '', 'Bye.'],
        [
          '# About Reef',
          '',
          '- a',
          '',
          '- b',
          '',
          '- c',
          '',
          '## End',
          '',
          'Bye.',
        ],
      ),
    ).toEqual([1, 2, 3, 3, 3, 3, 3, 4, 5, 6, 7]);
  });

  it('are counted correctly after removed lines', () => {
    expect(originsOf(['a', '```', 'b', '```', 'c'], ['a', 'b', 'c'])).toEqual([
      1, 3, 5,
    ]);
  });

  it('are lines of the original, in order, after any edit', () => {
    const text = fc.array(fc.constantFrom('', 'a', 'b', 'c', 'd', 'e', 'f'), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, text, (original, edited) => {
        const origins = originsOf(original, edited);
        expect(origins).toEqual([...origins].sort((a, b) => a - b));
        for (const origin of origins) {
          expect(origin).toBeGreaterThanOrEqual(1);
          expect(origin).toBeLessThanOrEqual(original.length);
        }
      }),
    );
  });
});
