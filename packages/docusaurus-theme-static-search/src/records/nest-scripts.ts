import type {Nodes, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';

const OPENING = /^<(su[bp])(?:\s[^>]*)?>$/i;

/**
 * Nests text between the tags of `<sup>` and `<sub>`, as MDX does. In plain
 * Markdown a tag is a node beside the text.
 *
 * @param tree - the page; it is changed.
 */
export function nestScripts(tree: Root): void {
  visit(tree, 'html', (node, index, parent) => {
    const name = OPENING.exec(node.value)?.[1]?.toLowerCase();
    if (name === undefined || !parent || index === undefined) {
      return;
    }
    const rest: readonly Nodes[] = parent.children.slice(index + 1);
    const length = rest.findIndex(
      (one) => one.type === 'html' && one.value.toLowerCase() === `</${name}>`,
    );
    if (length >= 0) {
      parent.children.splice(index, length + 2, {
        type: 'mdxJsxTextElement',
        name,
        attributes: [],
        children: rest.slice(0, length) as PhrasingContent[],
      });
    }
  });
}
