import type {Code, Nodes} from 'mdast';
import {
  isJsxElement,
  type JsxElement,
  readAttribute,
  readLiteral,
} from './jsx-elements';

/** The elements that show a block of code, the second one of Docusaurus. */
const BLOCKS = ['pre', 'CodeBlock'];

/** Returns the text of nodes, undefined if it isn't plain or is computed. */
function textOf(nodes: readonly Nodes[]): string | undefined {
  const texts = nodes.map((node) => {
    if (node.type === 'text') {
      return node.value;
    }
    if (
      node.type === 'mdxTextExpression' ||
      node.type === 'mdxFlowExpression'
    ) {
      return readLiteral(node);
    }
    return node.type === 'paragraph' || isCode(node)
      ? textOf(node.children)
      : undefined;
  });
  return texts.includes(undefined) ? undefined : texts.join('');
}

function isCode(node: Nodes | undefined): node is JsxElement {
  return node !== undefined && isJsxElement(node) && node.name === 'code';
}

function languageOf(element: JsxElement): string | undefined {
  const [child] = element.children;
  const classes =
    readAttribute(element, 'className') ??
    (isCode(child) ? readAttribute(child, 'className') : undefined);
  return (
    readAttribute(element, 'language') ??
    /(?:^|\s)language-(\S+)/.exec(classes ?? '')?.[1]
  );
}

/**
 * Converts `<pre>` and the component of Docusaurus for code, whose lines would
 * otherwise be joined.
 *
 * @returns undefined for another element, or if the code is computed.
 */
export function convertCodeBlock(element: JsxElement): Code | undefined {
  const value =
    element.type === 'mdxJsxFlowElement' && BLOCKS.includes(element.name ?? '')
      ? textOf(element.children)
      : undefined;
  if (value === undefined) {
    return undefined;
  }
  const title = readAttribute(element, 'title');
  return {
    type: 'code',
    lang: languageOf(element) ?? null,
    meta: title === undefined ? null : `title="${title}"`,
    value: value.replace(/\n$/, ''),
  };
}
