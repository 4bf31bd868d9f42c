import type {FenceMeta} from 'docusaurus-plugin-page-exports/page';
import type {CodeLine} from '../../pyright/write-program';

/** A block of code that a page shows. */
export interface Block {
  /** Relative to the site's root, with forward slashes. */
  file: string;
  /** Line of the opening fence. */
  line: number;
  /** In lower case and by its full name; '' where the fence names none. */
  language: string;
  meta: FenceMeta;
  /** As the page shows them. */
  lines: readonly CodeLine[];
}

/** The text of a block, its lines joined. */
export function textOf({lines}: Block): string {
  return lines.map(({code}) => code).join('\n');
}

/**
 * Finds where a line of a block stands.
 *
 * @param line - counts from 1 in the block; one behind the end counts as the
 * last.
 */
export function placeOf(block: Block, line: number) {
  const index = Math.min(Math.max(line, 1), block.lines.length) - 1;
  return {file: block.file, line: block.lines[index]?.line ?? block.line};
}
