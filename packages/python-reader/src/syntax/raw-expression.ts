/** A name whose target is not yet known. */
export interface RawName {
  name: string;
}

/** An expression before resolution: text and dotted names in turn. */
export type RawExpression = (string | RawName)[];

/** The expression as Python source. */
export function textOf(expression: RawExpression): string {
  return expression
    .map((piece) => (typeof piece === 'string' ? piece : piece.name))
    .join('');
}

/** The dotted name that the whole expression consists of, or null. */
export function nameOf(expression: RawExpression): string | null {
  const [piece] = expression;
  return expression.length === 1 && typeof piece === 'object'
    ? piece.name
    : null;
}

/** The dotted name that the expression starts with, or null. */
export function headOf(expression: RawExpression): string | null {
  const [piece] = expression;
  return typeof piece === 'object' ? piece.name : null;
}

/** Whether the expression is a dotted name, perhaps with type arguments. */
export function isNamed(expression: RawExpression): boolean {
  const name = headOf(expression);
  return name !== null && !/^\s*\(/.test(textOf(expression).slice(name.length));
}
