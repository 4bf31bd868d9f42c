import {type JSONOutput, normalizePath} from 'typedoc';
import type {Expression, ExpressionPiece, NamePiece} from 'python-reader';
import type {EmitContext} from './context';

/** The Python text of an expression. */
export function printExpression(expression: Expression): string {
  return expression.map(({text}) => text).join('');
}

type Reference = JSONOutput.ReferenceType;

function emitName(piece: NamePiece, context: EmitContext): Reference | null {
  if (piece.target === null) {
    return null;
  }
  const target = context.finder.findTarget(piece.target);
  if (target === undefined) {
    return null;
  }
  return {
    type: 'reference',
    name: piece.text,
    target:
      typeof target === 'string'
        ? emitExternalTarget(piece.target)
        : context.idOf(target),
  };
}

/** Names outside the SDK travel as symbols; the plugin looks them up again. */
export function emitExternalTarget(
  path: string,
): JSONOutput.ReflectionSymbolId {
  return {
    packageName: path.split('.')[0] ?? path,
    packagePath: normalizePath(''),
    qualifiedName: path,
  };
}

/**
 * A Python expression as text and references in turn: TypeDoc's template
 * literal type is the one shape that keeps both without knowing Python.
 */
export function emitExpression(
  expression: Expression,
  context: EmitContext,
): JSONOutput.TemplateLiteralType {
  let head = '';
  const tail: [JSONOutput.SomeType, string][] = [];
  for (const piece of expression) {
    const reference = piece.kind === 'name' ? emitName(piece, context) : null;
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

function emitPart(
  piece: ExpressionPiece,
  context: EmitContext,
): JSONOutput.CommentDisplayPart {
  const target =
    piece.kind === 'name' && piece.target !== null
      ? context.finder.findTarget(piece.target)
      : undefined;
  if (target === undefined) {
    return {kind: 'code', text: piece.text};
  }
  return {
    kind: 'inline-tag',
    tag: '@linkcode',
    text: piece.text,
    target: typeof target === 'string' ? target : context.idOf(target),
  };
}

/** The same within a comment, where types travel as display parts. */
export function emitExpressionParts(
  expression: Expression,
  context: EmitContext,
): JSONOutput.CommentDisplayPart[] {
  return expression.map((piece) => emitPart(piece, context));
}
