import type {PhrasingContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {jsLiteral} from '../../docstrings/js-string';
import {plainText} from '../../docstrings/summary';
import {jsxText, quoted} from './jsx';

/** `shop.Order.pay` as the page that has it calls it: `Order.pay`. */
function shorten(name: string, url: string): string {
  const anchor = url.split('#')[1] ?? '';
  return anchor !== '' && name.endsWith(`.${anchor}`) ? anchor : name;
}

function printNode(node: PhrasingContent, url = ''): string {
  switch (node.type) {
    case 'inlineCode':
      return `<code>${jsxText(shorten(node.value, url))}</code>`;
    case 'link': {
      const inside = node.children.map((child) => printNode(child, node.url));
      return `<Ref to=${quoted(node.url)}>${inside.join('')}</Ref>`;
    }
    default:
      return jsxText(toString(node));
  }
}

/**
 * A sentence of a comment for a line among others, as JavaScript. It keeps its code
 * and its links, where symbols have their short names.
 */
export function printLine(mdx: string): string {
  // A component, such as that of a formula, is no Markdown.
  const [paragraph] = mdx.includes('<Formula ')
    ? []
    : fromMarkdown(mdx).children;
  const nodes = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return nodes.some(({type}) => type === 'inlineCode' || type === 'link')
    ? `<>${nodes.map((node) => printNode(node)).join('')}</>`
    : jsLiteral(plainText(mdx));
}
