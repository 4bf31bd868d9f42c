import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';

/** A component or an HTML element in a page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is a component or an HTML element. */
export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the value of an attribute, if it is written as a string. */
export function readAttribute(
  {attributes}: JsxElement,
  name: string,
): string | undefined {
  return attributes
    .filter((attribute) => attribute.type === 'mdxJsxAttribute')
    .filter((attribute) => attribute.name === name)
    .map(({value}) => value)
    .find((value) => typeof value === 'string');
}
