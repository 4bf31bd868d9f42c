import {putBetween} from './put-between';

/** Matches values that may contain text or an address. */
const QUOTED = /["']/;

/** Matches a product, quotient, sum or difference of two plain numbers. */
const PLAIN =
  /calc\(\s*(-?[\d.]+)([a-z]*)\s*([-+*/])\s*(-?[\d.]+)([a-z]*)\s*\)/g;

/** Calculates with at most one unit, to five decimal places. */
function calculate(
  [left, leftUnit]: readonly [number, string],
  operator: string,
  [right, rightUnit]: readonly [number, string],
): [number, string] | undefined {
  const isProduct = operator === '*' && !(leftUnit && rightUnit);
  const isQuotient = operator === '/' && !rightUnit && right !== 0;
  const isSum = '+-'.includes(operator) && leftUnit === rightUnit;
  if (!isProduct && !isQuotient && !isSum) {
    return undefined;
  }
  const results: Record<string, number> = {
    '*': left * right,
    '/': left / right,
    '+': left + right,
    '-': left - right,
  };
  return [Number(results[operator]?.toFixed(5)), leftUnit || rightUnit];
}

/**
 * Whether a number can stand without `calc()`, which limits negative numbers
 * where a property allows none, and rounds where it allows only integers.
 */
function isSafe([value, unit]: readonly [number, string]): boolean {
  return value > 0 && (unit !== '' || Number.isInteger(value));
}

/**
 * Calculates what variables with their values in place make calculable, such as
 * `calc(1.25*1rem)`. The package postcss-calc joins such results with what
 * follows them in minified styles (`0.5rem1rem`, version 9), or leaves them in
 * `calc()` (version 11).
 *
 * @param value - the value of a declaration.
 */
export function reduceCalc(value: string): string {
  if (QUOTED.test(value)) {
    return value;
  }
  let reduced = value;
  for (const [
    text,
    a,
    aUnit = '',
    operator = '',
    b,
    bUnit = '',
  ] of value.matchAll(PLAIN)) {
    const result = calculate([Number(a), aUnit], operator, [Number(b), bUnit]);
    if (result && isSafe(result)) {
      const short = result.join('').replace(/^0\./, '.');
      reduced = putBetween(reduced, text, short);
    }
  }
  return reduced === value ? value : reduceCalc(reduced);
}
