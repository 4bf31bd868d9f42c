import type {Nodes} from 'mdast';

/** An element of JSX, such as `<img />` or a component. */
export type JsxElement = Extract<
  Nodes,
  {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}
>;

export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * Returns the value of an element's attribute, null if there is none.
 *
 * @param expression - what to return for an expression, whose value is unknown
 * until the page is rendered.
 */
export function attributeOf(
  element: JsxElement,
  name: string,
  expression: string,
): string | null {
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name) {
      return typeof attribute.value === 'object' && attribute.value !== null
        ? expression
        : (attribute.value ?? '');
    }
  }
  return null;
}
