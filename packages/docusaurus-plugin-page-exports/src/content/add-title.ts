import type {Root, RootContent} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';
import {partialOf} from '../page/partials';

/**
 * Whether a page begins with a title of its own. Docusaurus takes a heading of
 * level 1 for the title only if no other heading and no thematic break comes
 * before it in the file.
 *
 * @see https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus-mdx-loader/src/remark/contentTitle/index.ts
 */
export function hasTitle(page: Root): boolean {
  let found = false;
  visit(page, ['heading', 'thematicBreak'], (node) => {
    if (node.type === 'heading' && 'depth' in node) {
      if (partialOf(node)) {
        return undefined;
      }
      found = node.depth === 1;
    }
    return EXIT;
  });
  return found;
}

/** Adds a title to the blocks of a page, unless a component has written one. */
export function addTitle(
  children: RootContent[],
  title: string,
): RootContent[] {
  const text = {type: 'text', value: title} as const;
  return hasTitle({type: 'root', children})
    ? children
    : [{type: 'heading', depth: 1, children: [text]}, ...children];
}
