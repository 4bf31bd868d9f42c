import type {MarkedText} from '../interface/types';
import {BLOCK_MARK} from '../records/blocks';

/** As much as two lines of a phone hold, or one of a wider row, and a little more. */
const LONGEST = 160;

/** What ends a sentence; "e.g. this" goes on. */
const SENTENCE_END = /[.!?](?=\s+[^\s\p{Ll}]|\s*$)/gu;

function endOf(block: string): number {
  if (block.length <= LONGEST) {
    return block.length;
  }
  const ends = [...block.matchAll(SENTENCE_END)].map(({index}) => index + 1);
  return (
    ends.findLast((end) => end <= LONGEST) ??
    Math.max(block.lastIndexOf(' ', LONGEST), 0)
  );
}

/** A block that says something: a sentence, or more than a label of a tab has. */
const TELLING = /[.!?…][)\]"'’”»]*$|^.{40}/su;

/** The first block of a text that says something, the first one if none does. */
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

/** Keeps what a text says first: sentences of a block, else words of it. */
export function takeLead({text, ranges}: MarkedText): MarkedText {
  const {start, block} = findBlock(text);
  const end = endOf(block) || LONGEST;
  const lead = block.slice(0, end);
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

/** The first sentence of a text, all of it where it has none. */
export function takeSentence(text: string): string {
  const [first] = text.matchAll(SENTENCE_END);
  return first ? text.slice(0, first.index + 1) : text;
}
