import type {Heading, Root, RootContent} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';
import {partialOf} from '../page/partials';

/**
 * Visits the page's own title, if it begins with one. Docusaurus takes a
 * heading of level 1 for the title only if no other heading and no thematic break
 * comes before it in the file.
 *
 * @see https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus-mdx-loader/src/remark/contentTitle/index.ts
 */
function visitTitle(
  page: Root,
  act: (index: number, parent: {children: unknown[]}) => void,
): void {
  visit(page, ['heading', 'thematicBreak'], (node, index, parent) => {
    if (node.type === 'heading' && 'depth' in node) {
      if (partialOf(node)) {
        return undefined;
      }
      if (node.depth === 1 && parent && index !== undefined) {
        act(index, parent);
      }
    }
    return EXIT;
  });
}

/** Whether a page begins with a title of its own. */
export function hasTitle(page: Root): boolean {
  let found = false;
  visitTitle(page, () => {
    found = true;
  });
  return found;
}

function createTitle(title: string): Heading {
  return {type: 'heading', depth: 1, children: [{type: 'text', value: title}]};
}

/**
 * Puts a title in place of a page's own, as Docusaurus does for posts.
 *
 * @param page - its tree, which is changed.
 */
export function replaceTitle(page: Root, title: string): void {
  visitTitle(page, (index, parent) => {
    parent.children.splice(index, 1);
  });
  page.children.unshift(createTitle(title));
}

/** Adds a title to the blocks of a page, unless a component has written one. */
export function addTitle(
  children: RootContent[],
  title: string,
): RootContent[] {
  return hasTitle({type: 'root', children})
    ? children
    : [createTitle(title), ...children];
}
