import type {Node} from 'web-tree-sitter';
import type {Body} from './body';
import type {ParsedClass, RawDecorator} from './parsed-module';
import {toExpression} from './expression';
import {CERTAIN, ScopeBuilder, type Frame} from './scope-builder';
import type {SourceFile} from './source-file';
import {describeSlots} from './slots';
import {readTypeParameters} from './type-parameters';
import {callOf} from './values';

/** Reads a `class` statement in a body, and its own body. */
export function readClass(
  node: Node,
  decorators: RawDecorator[],
  {file, scope: outer}: Body,
  visit: (block: Node, body: Body, frame: Frame) => void,
): ParsedClass {
  const block = node.childForFieldName('body');
  const name = node.childForFieldName('name');
  const scope = new ScopeBuilder();
  const text = name ? file.textOf(name) : '';
  scope.docstring = file.openingDocstring(block);
  if (block) {
    visit(block, {file, scope, isClass: true}, CERTAIN);
    describeSlots(block, scope, file);
  }
  for (const [path, docstring] of Object.entries(scope.fieldDocstrings)) {
    outer.fieldDocstrings[`${text}.${path}`] = docstring;
  }
  const passed = (
    node.childForFieldName('superclasses')?.namedChildren ?? []
  ).filter(({type}) => type !== 'comment');
  const isNamed = ({type}: Node): boolean =>
    type === 'keyword_argument' || type === 'dictionary_splat';
  const given = passed
    .filter((base) => !isNamed(base))
    .map((base) => withMetaclass(base, file));
  const bases = given.flatMap((one) => one.bases);
  return {
    kind: 'class',
    name: text,
    line: file.lineOf(node),
    endLine: file.endLineOf(node),
    docstring: scope.docstring,
    decorators,
    condition: null,
    bases: bases.map((base) =>
      toExpression(file.textOf(base), true, file.literals),
    ),
    baseCalls: bases.map((base) =>
      base.type === 'call' ? callOf(base, file) : null,
    ),
    keywords: [
      ...given.flatMap(({metaclass}) =>
        metaclass
          ? [{name: 'metaclass', value: toExpression(file.textOf(metaclass))}]
          : [],
      ),
      ...passed.filter(isNamed).map((keyword) => {
        const key = keyword.childForFieldName('name');
        const value = keyword.childForFieldName('value') ?? keyword;
        return {
          name: key ? file.textOf(key) : '',
          value: toExpression(file.textOf(value)),
        };
      }),
    ],
    typeParameters: readTypeParameters(node, file),
    body: scope.build(),
    shadows: null,
  };
}

/** Reads `with_metaclass(Meta, Base)`, the form that Python 2 understands, too. */
function withMetaclass(
  base: Node,
  file: SourceFile,
): {bases: Node[]; metaclass: Node | null} {
  const callee =
    base.type === 'call' ? base.childForFieldName('function') : null;
  if (!callee || !/(?:^|\.)with_metaclass$/.test(file.textOf(callee))) {
    return {bases: [base], metaclass: null};
  }
  const [metaclass = null, ...bases] = (
    base.childForFieldName('arguments')?.namedChildren ?? []
  ).filter(({type}) => type !== 'comment');
  return {bases, metaclass};
}
