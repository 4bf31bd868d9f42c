import type {Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {isJsxElement, type JsxElement} from './jsx-elements';

/** Elements that start a line of their own wherever they are. */
const BLOCKS = new Set(
  (
    'Card TabItem Tabs address article aside blockquote caption center dd ' +
    'details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ' +
    'main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Whether a node is an element that readers don't see within a line. */
export function isBlockElement(node: Nodes): node is JsxElement {
  return isJsxElement(node) && BLOCKS.has(node.name ?? '');
}

/**
 * Turns elements such as `<TabItem label="pip">Run it.</TabItem>` into blocks.
 * Markdown takes an element whose tags are on one line for text of a paragraph.
 *
 * @param tree - the page; it is changed.
 * @param isBlock - whether an element is a block.
 */
export function unravel(
  tree: Root,
  isBlock: (node: Nodes) => boolean = isBlockElement,
): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined || !node.children.some(isBlock)) {
      return undefined;
    }
    parent.children.splice(index, 1, ...split(node.children, isBlock));
    // The new blocks are visited next, as elements may be nested.
    return [SKIP, index];
  });
}

/** Divides the content of a line at its blocks. */
function split(
  children: readonly PhrasingContent[],
  isBlock: (node: Nodes) => boolean,
) {
  const blocks: (JsxElement | Paragraph)[] = [];
  let line: PhrasingContent[] = [];
  const endLine = () => {
    if (line.some((node) => node.type !== 'text' || node.value.trim() !== '')) {
      blocks.push({type: 'paragraph', children: line});
    }
    line = [];
  };
  for (const child of children) {
    if (child.type === 'mdxJsxTextElement' && isBlock(child)) {
      endLine();
      const content: Paragraph = {type: 'paragraph', children: child.children};
      blocks.push({
        ...child,
        type: 'mdxJsxFlowElement',
        children: child.children.length === 0 ? [] : [content],
      });
    } else {
      line.push(child);
    }
  }
  endLine();
  return blocks as Exclude<JsxElement, {type: 'mdxJsxTextElement'}>[];
}
