import type {Node} from 'web-tree-sitter';
import type {RawTypeParameter} from './parsed-module';
import {toExpression} from './expression';
import type {SourceFile} from './source-file';
import {splitOutside} from './tokens';

/**
 * Reads the PEP 695 type parameters of a class, function or `type` statement
 * from its text, since the grammar doesn't support defaults (PEP 696).
 */
export function readTypeParameters(
  node: Node,
  file: SourceFile,
): RawTypeParameter[] {
  const list = node.childForFieldName('type_parameters');
  return list ? parseTypeParameters(file.textOf(list)) : [];
}

/** Parses `[T: int = str, *Ts, **P]`, including the brackets. */
export function parseTypeParameters(text: string): RawTypeParameter[] {
  return splitOutside(text.trim().slice(1, -1), ',')
    .filter((part) => part !== '')
    .map(parseTypeParameter);
}

function parseTypeParameter(text: string): RawTypeParameter {
  const [declared = '', fallback] = splitOutside(text, '=');
  const [starred = '', limit] = splitOutside(declared, ':');
  const constraints =
    limit?.startsWith('(') && limit.endsWith(')')
      ? splitOutside(limit.slice(1, -1), ',').filter((part) => part !== '')
      : [];
  return {
    name: starred.replace(/^\*+\s*/, ''),
    kind: starred.startsWith('**')
      ? 'paramSpec'
      : starred.startsWith('*')
        ? 'typeVarTuple'
        : 'typeVar',
    bound:
      limit !== undefined && constraints.length === 0
        ? toExpression(limit, true)
        : null,
    constraints: constraints.map((part) => toExpression(part, true)),
    default: fallback === undefined ? null : toExpression(fallback, true),
  };
}
