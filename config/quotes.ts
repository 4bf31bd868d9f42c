import type {Nodes, Parents, Root} from 'mdast';
import {isJsxElement} from 'docusaurus-plugin-page-exports/page';
import smartypants from 'remark-smartypants';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {setProse} from './prose-attributes';

/** Whether a node's text, not counting code, has a straight quote. */
function hasQuote(node: Nodes): boolean {
  return node.type === 'text'
    ? /["']/.test(node.value)
    : 'children' in node && node.children.some(hasQuote);
}

/** Whether a node directly contains text, as a paragraph does. */
function isBlock(node: Nodes): node is Parents {
  return (
    node.type === 'paragraph' ||
    node.type === 'heading' ||
    node.type === 'tableCell' ||
    ('children' in node && node.children.some(({type}) => type === 'text'))
  );
}

/**
 * Makes quotation marks and apostrophes curly. Dashes and dots are left alone:
 * authors type the ones they mean, and two hyphens may belong to an option.
 *
 * Only blocks with a straight quote are processed: smartypants parses every
 * word into a tree, twice, which took a quarter of the time to compile a page.
 */
export function curlyQuotes() {
  const processor = unified().use(smartypants, {
    backticks: false,
    dashes: false,
    ellipses: false,
  });
  const setBlock = (node: Parents) => {
    if (hasQuote(node)) {
      processor.runSync({type: 'root', children: [node]} as Root);
    }
  };
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (isJsxElement(node)) {
        setProse(node, setBlock);
      }
    });
    visit(tree, (node) => {
      if (!isBlock(node)) {
        return undefined;
      }
      setBlock(node);
      return SKIP;
    });
  };
}
