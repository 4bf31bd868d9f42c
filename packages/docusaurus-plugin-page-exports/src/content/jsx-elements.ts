// cspell:ignore quasis
import type {Nodes} from 'mdast';
import type {
  MdxFlowExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx';

/** A component or an HTML element in a page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** What stands in braces, in text or as an attribute. */
type Expression = Pick<MdxFlowExpression, 'data'>;

/** Whether a node is a component or an HTML element. */
export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

type Statement = NonNullable<
  NonNullable<Expression['data']>['estree']
>['body'][number];

/** An expression of JavaScript. */
export type JsExpression = Extract<
  Statement,
  {type: 'ExpressionStatement'}
>['expression'];

/** A key and its value in an object of JavaScript. */
export type JsProperty = Extract<
  Extract<JsExpression, {type: 'ObjectExpression'}>['properties'][number],
  {type: 'Property'}
>;

/** Returns the expression in braces; undefined if they contain none. */
export function readExpression({data}: Expression): JsExpression | undefined {
  const [statement] = data?.estree?.body ?? [];
  return statement?.type === 'ExpressionStatement'
    ? statement.expression
    : undefined;
}

/** Returns the text that a literal shows; undefined for other expressions. */
export function literalOf(
  expression: JsProperty['key' | 'value'],
): string | undefined {
  if (expression.type === 'TemplateLiteral') {
    const [text, ...others] = expression.quasis;
    return others.length === 0 ? (text?.value.cooked ?? undefined) : undefined;
  }
  // React shows neither true, false nor null.
  return expression.type === 'Literal' &&
    (typeof expression.value === 'string' ||
      typeof expression.value === 'number')
    ? String(expression.value)
    : undefined;
}

/**
 * Returns the text of an expression that is a literal, such as `{" "}`;
 * undefined for any other.
 */
export function readLiteral(braces: Expression): string | undefined {
  const expression = readExpression(braces);
  return expression && literalOf(expression);
}

/** Returns the value of an attribute, if it is a literal. */
export function readAttribute(
  {attributes}: JsxElement,
  name: string,
): string | undefined {
  return attributes
    .filter((attribute) => attribute.type === 'mdxJsxAttribute')
    .filter((attribute) => attribute.name === name)
    .map(({value}) =>
      value !== null && typeof value === 'object' ? readLiteral(value) : value,
    )
    .find((value) => typeof value === 'string');
}
