import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {replaceTokens, type Identity} from './tokens';
import {prepareSource} from './prepare-source';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm);

/** Markdown that MDX refuses, with the place. */
export class MarkdownError extends Error {
  /**
   * @param reason - what is wrong, as the parser says it.
   * @param line - where, counted from 1.
   */
  constructor(
    readonly reason: string,
    readonly line: number,
  ) {
    super(reason);
    this.name = 'MarkdownError';
  }
}

/** The parsers throw messages of `vfile-message`. */
function isParserMessage(
  error: unknown,
): error is {reason: string; line?: number} {
  return (
    error instanceof Error &&
    'reason' in error &&
    typeof error.reason === 'string'
  );
}

/**
 * Parses a page as the site does: tokens replaced, front matter, directives
 * and MDX understood. Positions in the tree have the lines of the source.
 *
 * @param source - the whole file.
 * @throws MarkdownError when MDX refuses the page.
 */
export function parsePage(source: string, identity: Identity): Root {
  try {
    return processor.parse(prepareSource(replaceTokens(source, identity)));
  } catch (error) {
    throw isParserMessage(error)
      ? new MarkdownError(error.reason, error.line ?? 1)
      : error;
  }
}
