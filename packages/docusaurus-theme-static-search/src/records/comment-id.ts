import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading} from 'mdast';

/** The comment that a heading ends with, in MDX and in plain Markdown. */
const COMMENTS = {
  mdxTextExpression: /^\s*\/\*((?:(?!\*\/).)*)\*\/\s*$/s,
  html: /^<!--(.*)-->$/s,
};

/** Before 3.10, Docusaurus derives the id from the text of the comment, too. */
const parse: (heading: string, syntax: string) => {id?: string | undefined} =
  parseMarkdownHeadingId;
const isSupported = parse('A {/* #a */}', 'mdx-comment').id === 'a';

/**
 * Returns the id in a comment at the end of a heading, which Docusaurus supports
 * from version 3.10 on: `{/* #id *\/}`, or `<!-- #id -->` in plain Markdown.
 *
 * @see https://github.com/facebook/docusaurus/blob/v3.10.0/packages/docusaurus-mdx-loader/src/remark/headings/index.ts
 */
export function readCommentId(
  {children}: Heading,
  supported = isSupported,
): string | undefined {
  const last = children.at(-1);
  if (
    !supported ||
    (last?.type !== 'mdxTextExpression' && last?.type !== 'html')
  ) {
    return undefined;
  }
  const [, comment = ''] = COMMENTS[last.type].exec(last.value) ?? [];
  return /^#([^ ]+)/.exec(comment.trim())?.[1];
}
