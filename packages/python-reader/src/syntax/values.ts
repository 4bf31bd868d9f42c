import type {Node} from 'web-tree-sitter';
import type {RawCall, RawDecorator, RawShape} from './parsed-module';
import {toExpression} from './expression';
import {nameOf} from './raw-expression';
import type {SourceFile} from './source-file';

/** Values that are deeper or longer are data rather than declarations. */
const DEEPEST = 4;
const LONGEST = 4_000;

/** The structure of a value that may declare a type or a field. */
function shapeOf(node: Node, file: SourceFile, depth = 0): RawShape {
  const children =
    depth < DEEPEST
      ? node.namedChildren.filter(({type}) => type !== 'comment')
      : [];
  const text = depth < DEEPEST ? file.stringValue(node) : null;
  if (text) {
    return {kind: 'string', text: text.text};
  }
  const inner = (child: Node): RawShape => shapeOf(child, file, depth + 1);
  if (node.type === 'list' || node.type === 'tuple') {
    return {kind: 'items', items: children.map(inner)};
  }
  if (node.type === 'dictionary') {
    return {
      kind: 'pairs',
      pairs: children.flatMap((pair) => pairOf(pair, inner)),
    };
  }
  if (node.type === 'call' && depth < DEEPEST) {
    return {kind: 'call', call: callOf(node, file, depth)};
  }
  return {kind: 'expression', expression: toExpression(file.textOf(node))};
}

function pairOf(
  pair: Node,
  shape: (node: Node) => RawShape,
): {key: RawShape; value: RawShape}[] {
  const key = pair.childForFieldName('key');
  const value = pair.childForFieldName('value');
  return key && value ? [{key: shape(key), value: shape(value)}] : [];
}

/** The shape of a value, null if the resolver doesn't need it. */
export function usefulShape(value: Node, file: SourceFile): RawShape | null {
  const node = withoutBrackets(value);
  const mayDeclare = node.type === 'call' || node.type === 'string';
  const isShort = node.endIndex - node.startIndex <= LONGEST;
  return mayDeclare && isShort ? shapeOf(node, file) : null;
}

/** Removes brackets around a value, which people use to break lines. */
function withoutBrackets(value: Node): Node {
  let node = value;
  while (node.type === 'parenthesized_expression') {
    const [inner] = node.namedChildren.filter(({type}) => type !== 'comment');
    if (!inner) {
      break;
    }
    node = inner;
  }
  return node;
}

export function callOf(node: Node, file: SourceFile, depth = 0): RawCall {
  const callee = node.childForFieldName('function');
  const passed = node.childForFieldName('arguments')?.namedChildren ?? [];
  return {
    name: callee ? (nameOf(toExpression(file.textOf(callee))) ?? '') : '',
    arguments: passed
      .filter(({type}) => type !== 'comment')
      .map((argument) => {
        const isNamed = argument.type === 'keyword_argument';
        const name = isNamed ? argument.childForFieldName('name') : null;
        const value =
          (isNamed ? argument.childForFieldName('value') : null) ?? argument;
        return {
          name: name ? file.textOf(name) : null,
          expression: toExpression(file.textOf(value)),
          shape: shapeOf(value, file, depth + 1),
        };
      }),
  };
}

/** `@name` or `@dotted.name`, without arguments. */
const PLAIN_DECORATOR = /^@([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)$/;

export function readDecorator(node: Node, file: SourceFile): RawDecorator {
  const plain = PLAIN_DECORATOR.exec(file.textOf(node).trimEnd())?.[1];
  if (plain !== undefined) {
    const line = file.lineOf(node);
    return {expression: [{name: plain}], name: plain, call: null, line};
  }
  const value = node.namedChildren.find(({type}) => type !== 'comment');
  const isCall = value?.type === 'call';
  const expression = value ? toExpression(file.textOf(value)) : [];
  const call = value && isCall ? callOf(value, file) : null;
  return {
    expression,
    name: call?.name ?? nameOf(expression) ?? '',
    call,
    line: file.lineOf(node),
  };
}
