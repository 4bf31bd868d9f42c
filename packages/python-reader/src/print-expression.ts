import type {Expression} from './model';

/** Returns the Python text of an expression. */
export function printExpression(expression: Expression): string {
  return expression.map(({text}) => text).join('');
}
