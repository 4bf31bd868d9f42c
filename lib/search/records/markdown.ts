import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** Those that Docusaurus knows by default, old names included. */
const ADMONITIONS =
  'secondary info success danger note tip warning important caution'.split(' ');

const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm);
const markdown = unified().use(remarkParse).use(remarkDirective).use(remarkGfm);

/** Does to the source what Docusaurus does before MDX sees it. */
function prepare(source: string): string {
  const readable = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(source));
  // MDX knows no such comments; Docusaurus takes them out with a plugin.
  return admonitionTitleToDirectiveLabel(readable, ADMONITIONS).replace(
    /<!--.*?-->/gs,
    '',
  );
}

/**
 * Parses the body of a page (front matter taken off, tokens replaced) as
 * Docusaurus would. What MDX refuses is read as plain Markdown: the build says
 * what is wrong with it, the search still finds it.
 */
export function parseMarkdown(source: string): Root {
  const prepared = prepare(source);
  try {
    return mdx.parse(prepared);
  } catch {
    return markdown.parse(prepared);
  }
}
