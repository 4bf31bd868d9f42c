import {describe, expect, it} from 'vitest';
import {readLiteral} from '../../src/schemas/python/literal';

describe('a literal of Python', () => {
  it.each([
    ['None', null],
    ['True', true],
    ['"a\\"b"', 'a"b'],
    ["'it'", 'it'],
    [String.raw`'\r\n\t\\n'`, '\r\n\t\\n'],
    [String.raw`'\x1b[0m\0'`, '\x1b[0m\0'],
    [String.raw`"\u2026 \U0001F41F"`, '… 🐟'],
    [String.raw`'\d+'`, String.raw`\d+`],
    ['1_000', 1000],
    ['1e-6', 1e-6],
    ['-.5', -0.5],
    ['()', []],
    ['(50, 20)', [50, 20]],
    ['("a",)', ['a']],
    ['[1, "b"]', [1, 'b']],
  ])('is parsed: %s', (text, value) => {
    expect(readLiteral(text)).toEqual(value);
  });

  it.each([
    'HubConfig()',
    'dict[str, int]()',
    'x',
    '_1',
    'constructor',
    '(1)',
    '[f()]',
    '"a" + "b"',
  ])('does not include %s', (text) => {
    expect(readLiteral(text)).toBeUndefined();
  });
});
