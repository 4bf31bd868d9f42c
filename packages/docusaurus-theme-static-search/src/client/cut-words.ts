import type {MarkedText} from '../interface/types';
import {BLOCK_MARK} from '../records/blocks';

/** Keeps the first words of a text's first block, and dots for the rest. */
export function cutWords(
  {text, ranges}: MarkedText,
  count: number,
): MarkedText {
  const [block = ''] = text.split(BLOCK_MARK, 1);
  const next = [...block.matchAll(/\S+/g)][count];
  const end = next ? next.index : block.length;
  const shown =
    end < text.length
      ? `${text.slice(0, end).replace(/[\s,;:]+$/, '')}…`
      : text;
  return {
    text: shown,
    ranges: ranges.filter(([, end]) => end <= shown.length),
  };
}
