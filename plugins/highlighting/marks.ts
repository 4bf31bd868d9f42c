import {LINE_MARK} from 'docusaurus-plugin-page-exports/page';
import parseRange from 'parse-numeric-range';

/** The ways to mark a line. */
export type Mark = 'highlight' | 'add' | 'remove';

/** Code without its magic comments, and the marks of its lines. */
export interface MarkedCode {
  code: string;
  /** By line, counted from 0. */
  marks: ReadonlyMap<number, Mark>;
}

const RANGE = /\{([\d,\s-]+)\}/;

/**
 * Finds the marked lines of a fence, which are given by number (`{2,4-6}` after
 * the language) or by comments (`# highlight-next-line`, `# add-start` … `#
 * add-end`, `# remove-next-line`). Removes the comments.
 *
 * @param meta - the words after the language.
 */
export function findMarks(source: string, meta: string): MarkedCode {
  const marks = new Map<number, Mark>();
  for (const line of parseRange(RANGE.exec(meta)?.[1] ?? '')) {
    marks.set(line - 1, 'highlight');
  }
  const lines: string[] = [];
  let open: Mark | undefined;
  let next: Mark | undefined;
  for (const line of source.split('\n')) {
    const [, word, place] = LINE_MARK.exec(line) ?? [];
    if (isMark(word)) {
      next = place === 'next-line' ? word : undefined;
      open = place === 'start' ? word : place === 'end' ? undefined : open;
      continue;
    }
    const mark = next ?? open;
    if (mark) {
      marks.set(lines.length, mark);
    }
    next = undefined;
    lines.push(line);
  }
  return {code: lines.join('\n'), marks};
}

function isMark(word: string | undefined): word is Mark {
  return word === 'highlight' || word === 'add' || word === 'remove';
}
