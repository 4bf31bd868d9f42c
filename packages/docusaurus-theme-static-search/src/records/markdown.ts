import {unwrapMdxCodeBlocks} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {prepareSource} from 'docusaurus-plugin-page-exports/page/prepare-source';

const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm);
const markdown = unified().use(remarkParse).use(remarkDirective).use(remarkGfm);

/**
 * Parses the body of a page (front matter taken off, tokens replaced) as
 * Docusaurus would. What MDX refuses is read as plain Markdown: the build says
 * what is wrong with it, the search still finds it.
 */
export function parseMarkdown(source: string): Root {
  const prepared = prepareSource(unwrapMdxCodeBlocks(source));
  try {
    return mdx.parse(prepared);
  } catch {
    return markdown.parse(prepared);
  }
}
