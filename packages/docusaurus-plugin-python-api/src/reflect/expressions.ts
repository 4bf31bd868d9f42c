import {type JSONOutput, normalizePath} from 'typedoc';
import type {Expression, ExpressionPiece, NamePiece} from 'python-reader';
import type {ReflectContext} from './context';
import {shownName} from './shown-name';

type Reference = JSONOutput.ReferenceType;

function reflectName(
  piece: NamePiece,
  context: ReflectContext,
): Reference | null {
  if (piece.target === null) {
    return null;
  }
  const target = context.resolver.findTarget(piece.target);
  if (target === undefined) {
    return null;
  }
  return {
    type: 'reference',
    name: shownName(piece.text, target),
    target:
      typeof target === 'string'
        ? reflectExternalTarget(piece.target, target, context)
        : context.idOf(target),
  };
}

/** A value that is just the name of a symbol, which pages link to. */
export function reflectValue(
  value: Expression | null,
  context: ReflectContext,
): JSONOutput.QueryType | undefined {
  const [piece, ...others] = value ?? [];
  const isName = piece?.kind === 'name' && others.length === 0;
  const reference = isName ? reflectName(piece, context) : null;
  return reference ? {type: 'query', queryType: reference} : undefined;
}

/**
 * A name outside the package. TypeDoc drops the URLs of such names when it reads
 * JSON, so they are passed separately.
 */
export function reflectExternalTarget(
  path: string,
  url: string,
  context: ReflectContext,
): JSONOutput.ReflectionSymbolId {
  context.external.set(path, url);
  return {
    packageName: path.split('.')[0] ?? path,
    packagePath: normalizePath(''),
    qualifiedName: path,
  };
}

/**
 * A Python expression as alternating text and references. The template literal
 * type is the only type in TypeDoc that keeps both without interpreting them.
 */
export function reflectExpression(
  expression: Expression,
  context: ReflectContext,
): JSONOutput.TemplateLiteralType {
  let head = '';
  const tail: [JSONOutput.SomeType, string][] = [];
  for (const piece of expression) {
    const reference =
      piece.kind === 'name' ? reflectName(piece, context) : null;
    const last = tail.at(-1);
    if (reference) {
      tail.push([reference, '']);
    } else if (last) {
      last[1] += piece.text;
    } else {
      head += piece.text;
    }
  }
  return {type: 'templateLiteral', head, tail};
}

function reflectPart(
  piece: ExpressionPiece,
  context: ReflectContext,
): JSONOutput.CommentDisplayPart {
  const target =
    piece.kind === 'name' && piece.target !== null
      ? context.resolver.findTarget(piece.target)
      : undefined;
  if (target === undefined) {
    return {kind: 'code', text: piece.text};
  }
  return {
    kind: 'inline-tag',
    tag: '@linkcode',
    text: shownName(piece.text, target),
    target: typeof target === 'string' ? target : context.idOf(target),
  };
}

/** The same for comments, which store types as display parts. */
export function reflectExpressionParts(
  expression: Expression,
  context: ReflectContext,
): JSONOutput.CommentDisplayPart[] {
  return expression.map((piece) => reflectPart(piece, context));
}
