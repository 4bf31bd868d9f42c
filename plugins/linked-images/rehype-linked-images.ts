import type {Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** The elements and components that are links. */
const LINKS = ['a', 'Link'];

function nameOf(node: Nodes): string | null {
  return node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement'
    ? node.name
    : node.type === 'element'
      ? node.tagName
      : null;
}

/** MDX renders elements that are written as JSX without their component. */
function isWrittenAsJsx({data = {}}: Nodes): boolean {
  return '_mdxExplicitJsx' in data;
}

function markImage(node: Nodes): void {
  if (nameOf(node) !== 'img') {
    return;
  }
  if (node.type === 'element') {
    node.properties.isLinked = true;
  } else if ('attributes' in node && !isWrittenAsJsx(node)) {
    node.attributes.push({
      type: 'mdxJsxAttribute',
      name: 'isLinked',
      value: null,
    });
  }
}

/**
 * Marks the images in links, so that they get no button to enlarge them: a click
 * on it would follow the link.
 */
export default function rehypeLinkedImages() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (LINKS.includes(nameOf(node) ?? '')) {
        visit(node, markImage);
      }
    });
  };
}
