import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {toExpression} from '../src/syntax/expression';
import {textOf} from '../src/syntax/raw-expression';
import {splitOutside, tokenize} from '../src/syntax/tokens';

// A fixed seed, so that failures can be reproduced.
fc.configureGlobal({seed: 20_261_122});

const annotation = (text: string): string => textOf(toExpression(text, true));
const value = (text: string): string => textOf(toExpression(text));
const namesIn = (text: string, isAnnotation = false): string[] =>
  toExpression(text, isAnnotation).flatMap((piece) =>
    typeof piece === 'object' ? [piece.name] : [],
  );

describe('an expression', () => {
  it('is written on one line with normal spacing', () => {
    expect(
      value('field( default_factory = list ,\n  init=False, # why\n)'),
    ).toBe('field(default_factory=list, init=False)');
    expect(value("{ 'a':1,'b' : 2 }")).toBe("{'a': 1, 'b': 2}");
    expect(value('a[1:2,::3]')).toBe('a[1:2, ::3]');
  });

  it('keeps the comma of a tuple with one item', () => {
    expect(value('(1,)')).toBe('(1,)');
    expect(annotation('Tuple[int,]')).toBe('Tuple[int,]');
  });

  it('drops a trailing comma that only a line break needed', () => {
    expect(value('(1,\n 2,\n)')).toBe('(1, 2)');
    expect(value('[1,\n]')).toBe('[1]');
    expect(value('call(1,\n)')).toBe('call(1)');
  });

  it('has no brackets around the whole that mean nothing', () => {
    expect(annotation('(X | None)')).toBe('X | None');
    expect(annotation('((\n  "X"  # Why.\n  | None\n))')).toBe('X | None');
    expect(annotation('("list[X]")')).toBe('list[X]');
    expect(value('(\n  first\n  + second\n)')).toBe('first + second');
    expect(value("('a'\n 'b')")).toBe("'a' 'b'");
    expect(value('(lambda: (1, 2))')).toBe('lambda: (1, 2)');
    expect(value('([x for x in y])')).toBe('[x for x in y]');
  });

  it.each([
    '()',
    '(1,)',
    '(1, 2)',
    '((1, 2), 3)',
    '(a + b) * (c + d)',
    '(a)(b)',
    '(X)[int]',
    '(x for x in y)',
    '(x async for x in y)',
    '(x := 1)',
    '(yield)',
    '(lambda a, b: a)',
    '(open',
  ])('keeps the brackets of `%s`', (text) => {
    expect(value(text)).toBe(text);
    expect(annotation(text)).toBe(text);
  });

  it('keeps strings as they are written', () => {
    expect(value("'a  b'   'c'")).toBe("'a  b' 'c'");
    expect(value(`f'{x['a']}'`)).toBe(`f'{x['a']}'`);
    expect(value(String.raw`'it\'s'`)).toBe(String.raw`'it\'s'`);
  });

  it('joins dotted names', () => {
    expect(namesIn('np . ndarray[np.float64]')).toEqual([
      'np.ndarray',
      'np.float64',
    ]);
  });

  it('does not treat keywords, arguments, locals or attributes as names', () => {
    expect(namesIn('f(x=1) if not y else None')).toEqual(['f', 'y']);
    expect(namesIn('lambda a, b: a + c')).toEqual(['c']);
    expect(namesIn('[i.x for i in rows]')).toEqual(['rows']);
    expect(namesIn('f().attribute')).toEqual(['f']);
  });

  it('unquotes annotations', () => {
    expect(annotation('Dict["str", "Order | None"]')).toBe(
      'Dict[str, Order | None]',
    );
    expect(namesIn('"list[Order]"', true)).toEqual(['list', 'Order']);
  });

  it('keeps strings in literals and metadata', () => {
    expect(annotation("Literal['a', 'b'] | 'Order'")).toBe(
      "Literal['a', 'b'] | Order",
    );
    expect(annotation("Annotated['Order', 'a note']")).toBe(
      "Annotated[Order, 'a note']",
    );
    expect(annotation("'two words'")).toBe("'two words'");
  });

  it('is cut if it is too long', () => {
    const text = value(`[${'1, '.repeat(100_000)}]`);
    expect(text.length).toBeLessThan(5_000);
    expect(text.endsWith('…')).toBe(true);
  });

  it('keeps every character but white space for any input', () => {
    const characters = fc.constantFrom(
      ...Array.from('ab1 .,:=[](){}|*-+<>!@\n\t'),
    );
    fc.assert(
      fc.property(fc.string({unit: characters, maxLength: 60}), (text) => {
        const written = tokenize(text)
          .map((token) => token.text)
          .join('');
        expect(written).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});

describe('splitting', () => {
  it('ignores separators in brackets and strings', () => {
    expect(splitOutside("a, b[c, d], 'e, f'", ',')).toEqual([
      'a',
      'b[c, d]',
      "'e, f'",
    ]);
  });
});
