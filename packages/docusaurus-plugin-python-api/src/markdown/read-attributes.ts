import type {MdxJsxFlowElement} from 'mdast-util-mdx';

/** The value of an attribute; JSX is reduced to its text. */
type Value = string | number | boolean | null | undefined | readonly Value[];

/** The part of a JavaScript syntax tree that is read. */
interface SyntaxNode {
  type: string;
  body?: readonly SyntaxNode[];
  expression?: SyntaxNode;
  elements?: readonly SyntaxNode[];
  children?: readonly SyntaxNode[];
  value?: Value;
}

function evaluate(node: SyntaxNode | undefined): Value {
  switch (node?.type) {
    case 'Program':
      return evaluate(node.body?.[0]);
    case 'ExpressionStatement':
    case 'JSXExpressionContainer':
      return evaluate(node.expression);
    case 'Literal':
    case 'JSXText':
      return node.value;
    case 'ArrayExpression':
      return node.elements?.map(evaluate);
    case 'JSXFragment':
    case 'JSXElement':
      return node.children?.map(evaluate).join('');
    default:
      return undefined;
  }
}

/** The attributes of a component on a page of the reference. */
export interface Attributes {
  /** A string or a number, '' if it is missing. */
  text: (name: string) => string;
  list: (name: string) => readonly Value[];
}

/** Reads attributes that the generator wrote: strings, lists and JSX. */
export function readAttributes({attributes}: MdxJsxFlowElement): Attributes {
  const values = new Map<string, Value>();
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute') {
      const {name, value} = attribute;
      values.set(
        name,
        value !== null && typeof value === 'object'
          ? evaluate(value.data?.estree as SyntaxNode | undefined)
          : value,
      );
    }
  }
  return {
    text: (name) => toText(values.get(name)),
    list: (name) => toList(values.get(name)),
  };
}

export function toText(value: Value): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : '';
}

export function toList(value: Value): readonly Value[] {
  return Array.isArray(value) ? (value as readonly Value[]) : [];
}
