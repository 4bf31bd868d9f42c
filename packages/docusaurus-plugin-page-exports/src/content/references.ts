import type {Definition, Nodes, Root} from 'mdast';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';

/**
 * Replaces reference-style links and images with inline ones: what they are in
 * the page depends on the address, and a definition may end up in another cell
 * of a notebook.
 *
 * @param tree - the page; it is changed.
 */
export function inlineReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node, index, parent) => {
    // The first definition of a name counts.
    if (!definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    }
    if (parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return CONTINUE;
  });
  visit(tree, (node, index, parent) => {
    const inline = inlineOf(node, definitions);
    if (inline && parent && index !== undefined) {
      Object.assign(parent.children, {[index]: inline});
      return index;
    }
    return CONTINUE;
  });
}

function inlineOf(
  node: Nodes,
  definitions: ReadonlyMap<string, Definition>,
): Nodes | undefined {
  if (node.type !== 'linkReference' && node.type !== 'imageReference') {
    return undefined;
  }
  const definition = definitions.get(node.identifier);
  if (!definition) {
    return undefined;
  }
  const {url, title = null} = definition;
  return node.type === 'linkReference'
    ? {type: 'link', url, title, children: node.children}
    : {type: 'image', url, title, alt: node.alt ?? null};
}
