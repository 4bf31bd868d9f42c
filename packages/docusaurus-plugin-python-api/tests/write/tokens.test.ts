import {describe, expect, it} from 'vitest';
import {printTokens, tokenize} from '../../src/write/page/tokens';

describe('a Python expression', () => {
  it('is split into tokens without losing a character', () => {
    const code = `f(b"a\\"b", 'x', 0x1F, 1.5e3, None, lambda x: not x, name1)`;
    expect(
      tokenize(code)
        .map(({text}) => text)
        .join(''),
    ).toBe(code);
  });

  it.each([
    ['"text"', 'string'],
    ["r'raw'", 'string'],
    ['42', 'number'],
    ['0xff', 'number'],
    ['None', 'keyword'],
  ])('recognizes %s as a %s', (code, kind) => {
    expect(tokenize(code)).toEqual([{text: code, kind}]);
  });

  it('does not treat part of a name as a number or a keyword', () => {
    expect(tokenize('int64 | NoneType')).toEqual([{text: 'int64 | NoneType'}]);
  });

  it('can break after a bracket if it is longer than a line on a phone', () => {
    const name = {text: 'BaseModellerAlgorithm', url: '/base'};
    const link = '<Ref to="/base">BaseModellerAlgorithm</Ref>';
    expect(
      printTokens([
        {text: 'algorithms: '},
        {text: 'Sequence'},
        {text: '['},
        name,
        {text: '[Any]], x: list[int]'},
      ]),
    ).toBe(`algorithms: Sequence[<wbr />${link}[<wbr />Any]], x: list[int]`);
    expect(printTokens([name, {text: '[Any]'}])).toBe(`${link}[Any]`);
  });
});
