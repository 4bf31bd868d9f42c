// cspell:ignore slorber
import remarkComment from '@slorber/remark-comment';
import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Pluggable, unified} from 'unified';

/** The two languages in which Docusaurus reads pages. */
export type PageFormat = 'md' | 'mdx';

/** The MDX 1 syntax that Docusaurus still accepts. */
export interface Compatibility {
  comments: boolean;
  admonitions: boolean;
  headingIds: boolean;
}

/** The admonition keywords of Docusaurus, including deprecated ones. */
const ADMONITIONS =
  'secondary info success danger note tip warning important caution'.split(' ');

/**
 * Edits the text of a page as Docusaurus does after the site's preprocessor
 * and before MDX.
 *
 * @see https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus-mdx-loader/src/preprocessor.ts
 */
export function prepareText(
  text: string,
  {admonitions, headingIds}: Compatibility,
): string {
  const unwrapped = unwrapMdxCodeBlocks(text);
  const escaped = headingIds ? escapeMarkdownHeadingIds(unwrapped) : unwrapped;
  return admonitions
    ? admonitionTitleToDirectiveLabel(escaped, ADMONITIONS)
    : escaped;
}

const ALL: Compatibility = {
  comments: true,
  admonitions: true,
  headingIds: true,
};

/** Fills in a site's `markdown.mdx1Compat`; everything is on by default. */
export function readCompatibility(
  configured: Partial<Compatibility> = {},
): Compatibility {
  return {...ALL, ...configured};
}

/**
 * Parses Markdown that isn't in a file, with the defaults of Docusaurus.
 *
 * @throws VFileMessage if MDX rejects the text.
 */
export function parseMarkdown(text: string, format: PageFormat = 'mdx'): Root {
  return parseText(prepareText(text, ALL), format, ALL);
}

/**
 * Parses the text of a page with the syntax extensions of Docusaurus.
 *
 * @param math - remark-math, if the site uses it.
 * @throws a parser's message if MDX rejects the text.
 * @see https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus-mdx-loader/src/processor.ts
 */
export function parseText(
  text: string,
  format: PageFormat,
  {comments}: Compatibility,
  math?: Pluggable,
): Root {
  const processor = unified().use(remarkParse);
  if (format === 'mdx') {
    processor.use(remarkMdx);
  }
  processor.use(remarkFrontmatter).use(remarkDirective).use(remarkGfm);
  if (comments) {
    processor.use(remarkComment);
  }
  if (math) {
    processor.use([math]);
  }
  return processor.parse(text);
}
