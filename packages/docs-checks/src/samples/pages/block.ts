import type {FenceMeta} from 'docusaurus-plugin-page-exports/page';
import type {CodeLine} from '../../pyright/write-program';

/** A block of code on a page. */
export interface Block {
  /** Relative to the site's root, with forward slashes. */
  file: string;
  /** Line of the opening fence. */
  line: number;
  /** The full language name in lower case; '' if the fence has none. */
  language: string;
  meta: FenceMeta;
  /** As shown on the page. */
  lines: readonly CodeLine[];
}

/** Returns the text of a block. */
export function textOf({lines}: Block): string {
  return lines.map(({code}) => code).join('\n');
}

/**
 * Returns the place of a line in a block.
 *
 * @param line - counted from 1 in the block; a line after the end is treated as
 * the last.
 */
export function placeOf(block: Block, line: number) {
  const index = Math.min(Math.max(line, 1), block.lines.length) - 1;
  return {file: block.file, line: block.lines[index]?.line ?? block.line};
}
