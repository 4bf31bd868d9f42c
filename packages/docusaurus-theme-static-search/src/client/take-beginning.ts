import {cutText} from '../interface/cut-text';
import type {MarkedText} from '../interface/types';
import {BLOCK_MARK} from '../records/blocks';

/** Slightly more than two lines on a phone, or one in a wider row. */
const LONGEST = 160;

/** Matches the end of a sentence, but not "e.g. this". */
const SENTENCE_END = /[.!?](?=\s+[^\s\p{Ll}]|\s*$)/gu;

function endOf(block: string): number {
  if (block.length <= LONGEST) {
    return block.length;
  }
  const ends = Array.from(block.matchAll(SENTENCE_END)).map(
    ({index}) => index + 1,
  );
  return (
    ends.findLast((end) => end <= LONGEST) ??
    Math.max(block.lastIndexOf(' ', LONGEST), 0)
  );
}

/** Matches a meaningful block: a sentence, or one longer than a tab's label. */
const TELLING = /[.!?…][)\]"'’”»]*$|^.{40}/su;

/** Finds the first meaningful block of a text, or else its first block. */
function findBlock(text: string): {start: number; block: string} {
  let start = 0;
  for (const block of text.split(BLOCK_MARK)) {
    if (TELLING.test(block)) {
      return {start, block};
    }
    start += block.length + BLOCK_MARK.length;
  }
  return {start: 0, block: text.split(BLOCK_MARK, 1)[0] ?? ''};
}

/** Returns the beginning of a text: sentences of a block, otherwise words. */
export function takeBeginning({text, ranges}: MarkedText): MarkedText {
  const {start, block} = findBlock(text);
  const end = endOf(block) || LONGEST;
  const lead = cutText(block, end);
  const isEnded = start + end >= text.length || /[.!?…]$/.test(lead);
  const shown = isEnded ? lead : `${lead.replace(/[\s,;:]+$/, '')}…`;
  const last = Math.min(end, shown.length);
  return {
    text: shown,
    ranges: ranges
      .map(([from, to]) => [from - start, to - start] as const)
      .filter(([from, to]) => from >= 0 && to <= last),
  };
}

/**
 * Returns the first sentence of a text, or all of it without one. A single
 * word, such as the name of an environment variable, doesn't say what it is, so
 * the sentence after it is added.
 */
export function takeSentence(text: string): string {
  const [end] = Array.from(text.matchAll(SENTENCE_END))
    .map(({index}) => index + 1)
    .filter((place, order) => order > 0 || /\s/.test(text.slice(0, place)));
  return text.slice(0, end);
}
