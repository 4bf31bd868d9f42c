import type {Heading, Nodes, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './page-reader';
import {partialOf} from './partials';

/** Whether a node may come before the heading: front matter, or imports. */
function isUnseen(node: RootContent): boolean {
  return node.type === 'mdxjsEsm'
    ? node.data?.estree?.body.every(
        ({type}) => type === 'ImportDeclaration',
      ) === true
    : /^(?:toml|yaml)$/.test(node.type);
}

/** Whether some of a heading's text is known only when it is rendered. */
function hasExpression(heading: Heading): boolean {
  let isFound = false;
  visit(heading, (node: Nodes) => {
    isFound ||=
      node.type === 'mdxTextExpression' && node.data?.estree?.body.length !== 0;
  });
  return isFound;
}

/**
 * Finds the heading from which Docusaurus takes the title of a page without one in
 * its front matter, if its text is known. Docusaurus keeps most of the heading's
 * Markdown in the title.
 *
 * @param page - the page, and its tree, with or without partials.
 * @see https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus-utils/src/markdownUtils.ts
 */
export function findTitleHeading(
  {frontMatter}: Pick<Page, 'frontMatter'>,
  tree: Root,
): Heading | undefined {
  const first = tree.children.find((node) => !isUnseen(node));
  return (frontMatter.title ?? undefined) === undefined &&
    first?.type === 'heading' &&
    first.depth === 1 &&
    partialOf(first) === undefined &&
    !hasExpression(first)
    ? first
    : undefined;
}
