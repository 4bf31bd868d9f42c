import {describe, expect, it} from 'vitest';
import {prepareCharacterNames} from '../src/syntax/character-names';
import {cleanDocstring, evaluateString} from '../src/syntax/strings';

const text = (literal: string): string | undefined =>
  evaluateString(literal)?.text;
const clean = (literal: string): {text: string; lines: number[]} =>
  cleanDocstring(evaluateString(literal) ?? {text: '', lines: []});

describe('a string literal', () => {
  it('has its escapes resolved', () => {
    expect(text(String.raw`"a\tb\x41\u00e9\101\n"`)).toBe('a\tbAéA\n');
    expect(text(String.raw`"\U0001f600 \u00B6 \n{x} \Xab"`)).toBe(
      '😀 ¶ \n{x} \\Xab',
    );
    expect(text(String.raw`'it\'s'`)).toBe("it's");
    expect(text(String.raw`"\q"`)).toBe(String.raw`\q`);
  });

  it('can contain characters by name', async () => {
    const literal = String.raw`"\N{MICRO SIGN}\N{em dash}\N{NO SUCH SIGN}"`;
    await prepareCharacterNames(literal);
    expect(text(literal)).toBe(String.raw`µ—\N{NO SUCH SIGN}`);
  });

  it('keeps its backslashes if it is raw', () => {
    expect(text(String.raw`r"a\nb"`)).toBe(String.raw`a\nb`);
    expect(text(String.raw`R'''a\nb'''`)).toBe(String.raw`a\nb`);
  });

  it('is not text if it is bytes', () => {
    expect(evaluateString("b'abc'")).toBeNull();
  });

  it('keeps the source line of each of its lines', () => {
    expect(evaluateString('"""a\nb\\\nc\\nd\ne"""')).toEqual({
      text: 'a\nbc\nd\ne',
      lines: [0, 2, 2, 3],
    });
  });
});

describe('a docstring', () => {
  it('is stripped of its common indentation', () => {
    const literal = '"""\n    One.\n\n      Two.\n    """';
    expect(clean(literal)).toEqual({
      text: 'One.\n\n  Two.',
      lines: [1, 2, 3],
    });
  });

  it('expands tabs to multiples of eight columns', () => {
    expect(clean('"""A.\n\tB.\n        C."""').text).toBe('A.\nB.\nC.');
  });
});
