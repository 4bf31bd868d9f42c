import type {PhrasingContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {jsLiteral} from '../../docstrings/js-string';
import {plainText} from '../../docstrings/summary';
import {jsxText, quoted} from './jsx';

/** Shortens `shop.Order.pay` to its name on its page, `Order.pay`. */
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
 * A sentence of a comment for a row of a list, as JavaScript. Code and links are
 * kept, with the short names of symbols.
 */
export function printLine(mdx: string): string {
  // Components, such as those of formulas, are not Markdown.
  const [paragraph] = mdx.includes('<Formula ')
    ? []
    : fromMarkdown(mdx).children;
  const nodes = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return nodes.some(({type}) => type === 'inlineCode' || type === 'link')
    ? `<>${nodes.map((node) => printNode(node)).join('')}</>`
    : jsLiteral(plainText(mdx));
}
