import type {Heading, Root} from 'mdast';
import type {Page} from './page-reader';
import {partialOf} from './partials';

/** Nodes that may come before the heading. */
const UNSEEN = new Set(['mdxjsEsm', 'toml', 'yaml']);

/**
 * Finds the heading from which Docusaurus takes the title of a page without one in
 * its front matter. Docusaurus keeps most of the heading's Markdown in the title.
 *
 * @param page - the page, and its tree, with or without partials.
 * @see https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus-utils/src/markdownUtils.ts
 */
export function findTitleHeading(
  {frontMatter}: Pick<Page, 'frontMatter'>,
  tree: Root,
): Heading | undefined {
  const first = tree.children.find(({type}) => !UNSEEN.has(type));
  return (frontMatter.title ?? undefined) === undefined &&
    first?.type === 'heading' &&
    first.depth === 1 &&
    partialOf(first) === undefined
    ? first
    : undefined;
}
