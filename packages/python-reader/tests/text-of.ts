import type {Expression, Signature} from '../src/model';
import {printExpression} from '../src/print-expression';
import type {Reading} from './read-files';

/** The Python text of an expression, null for null. */
export function textOf(expression: Expression | null): string | null {
  return expression && printExpression(expression);
}

/** Targets of the names in an expression. */
export function targetsOf(expression: Expression | null): (string | null)[] {
  return (expression ?? []).flatMap((piece) =>
    piece.kind === 'name' ? [piece.target] : [],
  );
}

const MARKS: Record<string, string> = {
  positionalOnly: '/',
  positionalOrKeyword: '',
  variadicPositional: '*',
  keywordOnly: '=',
  variadicKeyword: '**',
};

/** Parameters as `name/: type = default`, with a mark for their kind. */
export function parametersOf(
  signature: Signature | null | undefined,
): string[] {
  return (signature?.parameters ?? []).map(
    ({name, kind, annotation, default: value}) =>
      `${name}${MARKS[kind] ?? ''}` +
      (annotation ? `: ${textOf(annotation)}` : '') +
      (value ? ` = ${textOf(value)}` : ''),
  );
}

/** The constructor parameters of a class in `shop`. */
export function constructor(reading: Reading, name: string): string[] {
  return parametersOf(
    reading.get('class', `shop.${name}`).construction?.signatures[0],
  );
}
