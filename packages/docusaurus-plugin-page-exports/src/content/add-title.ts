import type {Root, RootContent} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';

/**
 * Adds the title to the blocks of a page without a title of its own, as
 * Docusaurus does. It takes a heading of level 1 for the title only if no other
 * heading and no thematic break comes before it.
 *
 * @param children - the blocks, with the headings that components show; they
 * are changed.
 * @param title - none is added if it is undefined.
 * @see https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus-mdx-loader/src/remark/contentTitle/index.ts
 */
export function addTitle(
  children: RootContent[],
  title: string | undefined,
): void {
  if (title !== undefined && !hasTitle(children)) {
    const text = {type: 'text', value: title} as const;
    children.unshift({type: 'heading', depth: 1, children: [text]});
  }
}

function hasTitle(children: RootContent[]): boolean {
  const page: Root = {type: 'root', children};
  let found = false;
  visit(page, ['heading', 'thematicBreak'], (node) => {
    found = node.type === 'heading' && 'depth' in node && node.depth === 1;
    return EXIT;
  });
  return found;
}
