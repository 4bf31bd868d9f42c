import type {MarkedText} from '../interface/types';

/** Keeps the first words of a text, and dots for the rest. */
export function cutWords(
  {text, ranges}: MarkedText,
  count: number,
): MarkedText {
  const next = [...text.matchAll(/\S+/g)][count];
  const shown = next ? `${text.slice(0, next.index).trimEnd()}…` : text;
  return {
    text: shown,
    ranges: ranges.filter(([, end]) => end <= shown.length),
  };
}
