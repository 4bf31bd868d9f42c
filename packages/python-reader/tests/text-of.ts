import type {Expression, Signature} from '../src/model';
import type {Reading} from './read-files';

/** The Python text of an expression, null for none. */
export function textOf(expression: Expression | null): string | null {
  return expression?.map(({text}) => text).join('') ?? null;
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

/** Parameters as `name/: type = default`, marked by their kind. */
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

/** Parameters of the constructor of a class of `shop`. */
export function constructor(reading: Reading, name: string): string[] {
  return parametersOf(
    reading.get('class', `shop.${name}`).construction?.signatures[0],
  );
}
