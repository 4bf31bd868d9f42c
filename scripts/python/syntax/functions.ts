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
    const {type} = child;
    if (type === 'positional_separator') {
      parameters.forEach((parameter) => {
        parameter.kind = 'positionalOnly';
      });
    } else if (type === 'keyword_separator') {
      kind = 'keywordOnly';
    } else {
      const parameter = readParameter(child, type, kind, file);
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

/**
 * Which parts each form of a parameter has. What is asked of the tree costs
 * more than anything else here.
 */
const FORMS: Record<string, {isTyped: boolean; hasDefault: boolean}> = {
  identifier: {isTyped: false, hasDefault: false},
  list_splat_pattern: {isTyped: false, hasDefault: false},
  dictionary_splat_pattern: {isTyped: false, hasDefault: false},
  default_parameter: {isTyped: false, hasDefault: true},
  typed_parameter: {isTyped: true, hasDefault: false},
  typed_default_parameter: {isTyped: true, hasDefault: true},
};

function readParameter(
  node: Node,
  type: string,
  kind: ParameterKind,
  file: SourceFile,
): RawParameter | null {
  const form = FORMS[type];
  if (!form) {
    return null;
  }
  const isBare = !form.isTyped && !form.hasDefault;
  const target = isBare ? node : (node.namedChild(0) ?? node);
  const value = form.hasDefault ? node.childForFieldName('value') : null;
  const annotation = form.isTyped ? node.childForFieldName('type') : null;
  const written = file.textOf(target);
  return {
    name: written.replace(/^[*\s]+/, ''),
    kind: kindOf(written, kind),
    annotation: annotationOf(annotation, file),
    default: value ? toExpression(file.textOf(value)) : null,
    line: file.lineOf(node),
  };
}

function kindOf(written: string, kind: ParameterKind): ParameterKind {
  if (written.startsWith('**')) {
    return 'variadicKeyword';
  }
  return written.startsWith('*') ? 'variadicPositional' : kind;
}
