import type {Node} from 'web-tree-sitter';
import type {ParameterKind} from '../model';
import type {
  DraftFunction,
  RawDecorator,
  RawParameter,
  RawSignature,
} from './draft';
import {toExpression, type RawExpression} from './expression';
import type {SourceFile} from './source-file';
import {readTypeParameters} from './type-parameters';

/** Reads a `def`. Accessors of properties are joined by the caller. */
export function readFunction(
  node: Node,
  decorators: RawDecorator[],
  file: SourceFile,
): DraftFunction {
  const signature = readSignature(node, decorators, file);
  const isOverload = decorators.some(({name}) =>
    /(?:^|\.)overload$/.test(name),
  );
  const name = node.childForFieldName('name');
  return {
    kind: 'function',
    name: name ? file.textOf(name) : '',
    line: signature.line,
    endLine: signature.endLine,
    docstring: signature.docstring,
    decorators,
    condition: null,
    signature: isOverload ? null : signature,
    overloads: isOverload ? [signature] : [],
    setter: null,
    hasDeleter: false,
  };
}

function readSignature(
  node: Node,
  decorators: RawDecorator[],
  file: SourceFile,
): RawSignature {
  const parameters = node.childForFieldName('parameters');
  const returns = node.childForFieldName('return_type');
  return {
    parameters: parameters ? readParameters(parameters, file) : [],
    returns: annotationOf(returns, file),
    typeParameters: readTypeParameters(node, file),
    isAsync: file.text.startsWith('async', node.startIndex),
    decorators,
    docstring: file.openingDocstring(node.childForFieldName('body')),
    line: file.lineOf(node),
    endLine: file.endLineOf(node),
  };
}

export function annotationOf(
  node: Node | null,
  file: SourceFile,
): RawExpression | null {
  return node ? toExpression(file.textOf(node), true, file.literals) : null;
}

function readParameters(node: Node, file: SourceFile): RawParameter[] {
  const parameters: RawParameter[] = [];
  let kind: ParameterKind = 'positionalOrKeyword';
  for (const child of node.namedChildren) {
    if (child.type === 'positional_separator') {
      parameters.forEach((parameter) => {
        parameter.kind = 'positionalOnly';
      });
    } else if (child.type === 'keyword_separator') {
      kind = 'keywordOnly';
    } else {
      const parameter = readParameter(child, kind, file);
      if (parameter) {
        parameters.push(parameter);
        kind = parameter.kind === 'variadicPositional' ? 'keywordOnly' : kind;
      }
    }
  }
  return markUnderscored(parameters);
}

/** Before PEP 570, two leading underscores meant "by position only". */
function markUnderscored(parameters: RawParameter[]): RawParameter[] {
  const isReceiver = (name: string): boolean =>
    name === 'self' || name === 'cls';
  let isLeading = true;
  return parameters.map((parameter, index) => {
    const {name, kind} = parameter;
    const isMarked = /^__(?!.*__$)/.test(name);
    isLeading &&= isMarked || (index === 0 && isReceiver(name));
    return isLeading && isMarked && kind === 'positionalOrKeyword'
      ? {...parameter, kind: 'positionalOnly'}
      : parameter;
  });
}

function readParameter(
  node: Node,
  kind: ParameterKind,
  file: SourceFile,
): RawParameter | null {
  const named = node.childForFieldName('name') ?? node.namedChild(0) ?? node;
  const target = node.type === 'identifier' || isSplat(node) ? node : named;
  const known = [
    'identifier',
    'default_parameter',
    'typed_parameter',
    'typed_default_parameter',
  ];
  if (!known.includes(node.type) && !isSplat(node)) {
    return null;
  }
  const value = node.childForFieldName('value');
  return {
    name: file.textOf(target).replace(/^[*\s]+/, ''),
    kind: kindOf(target, kind),
    annotation: annotationOf(node.childForFieldName('type'), file),
    default: value ? toExpression(file.textOf(value)) : null,
    line: file.lineOf(node),
  };
}

function isSplat({type}: Node): boolean {
  return type === 'list_splat_pattern' || type === 'dictionary_splat_pattern';
}

function kindOf(target: Node, kind: ParameterKind): ParameterKind {
  if (target.type === 'list_splat_pattern') {
    return 'variadicPositional';
  }
  return target.type === 'dictionary_splat_pattern' ? 'variadicKeyword' : kind;
}
