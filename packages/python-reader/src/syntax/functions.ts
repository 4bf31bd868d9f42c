import type {Node} from 'web-tree-sitter';
import type {ParsedFunction, RawDecorator} from './parsed-module';
import {toExpression} from './expression';
import type {RawExpression} from './raw-expression';
import {readHeader} from './header';
import type {SourceFile} from './source-file';

/** Reads a `def`. The caller merges the accessors of properties. */
export function readFunction(
  node: Node,
  decorators: RawDecorator[],
  file: SourceFile,
): ParsedFunction {
  const body = node.childForFieldName('body');
  const line = file.lineOf(node);
  const end = body ? body.startIndex : node.endIndex;
  const text = file.text.slice(node.startIndex, end);
  const header = readHeader(text, line, file.literals);
  const endLine = file.endLineOf(node);
  const docstring = file.openingDocstring(body);
  const signature = {
    parameters: header.parameters,
    returns: header.returns,
    typeParameters: header.typeParameters,
    isAsync: header.isAsync,
    decorators,
    docstring,
    line,
    endLine,
  };
  const isOverload = decorators.some((decorator) =>
    /(?:^|\.)overload$/.test(decorator.name),
  );
  return {
    kind: 'function',
    name: header.name,
    line,
    endLine,
    docstring,
    decorators,
    condition: null,
    signature: isOverload ? null : signature,
    overloads: isOverload ? [signature] : [],
    setter: null,
    hasDeleter: false,
  };
}

export function annotationOf(
  node: Node | null,
  file: SourceFile,
): RawExpression | null {
  return node ? toExpression(file.textOf(node), true, file.literals) : null;
}
