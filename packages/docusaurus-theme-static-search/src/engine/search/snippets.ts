import type {MarkedText, Range} from '../../interface/types';
import type {Mark} from './marker';

/** A whole text, with the words of the query that its parts match. */
export interface MatchedText {
  text: string;
  marks: readonly Mark[];
}

const ELLIPSIS = '…';

interface Window {
  start: number;
  end: number;
}

function countMatches(
  {marks}: MatchedText,
  {start, end}: Window,
): {words: number; marks: number} {
  const words = new Set<string>();
  let count = 0;
  for (const mark of marks) {
    if (mark.start >= end) {
      break;
    }
    if (mark.start >= start && mark.end <= end) {
      words.add(mark.word);
      count += 1;
    }
  }
  return {words: words.size, marks: count};
}

/** The run of words that shows most of the query, the earliest of equals. */
function findWindow(source: MatchedText, count: number): Window {
  const words = [...source.text.matchAll(/\S+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const whole = {start: 0, end: source.text.length};
  if (words.length <= count) {
    return whole;
  }
  const windowAt = (first: number): Window => ({
    start: words[first]?.start ?? 0,
    end: words[Math.min(first + count, words.length) - 1]?.end ?? whole.end,
  });
  let best = windowAt(0);
  let most = countMatches(source, best);
  let at = 0;
  for (const mark of source.marks) {
    while ((words[at]?.end ?? Infinity) <= mark.start) {
      at += 1;
    }
    // A word or two before the match tell where the sentence is.
    const first = Math.max(0, Math.min(at - 2, words.length - count));
    const window = windowAt(first);
    const own = countMatches(source, window);
    if (
      own.words > most.words ||
      (own.words === most.words && own.marks > most.marks)
    ) {
      best = window;
      most = own;
    }
  }
  return best;
}

/** No comma or opening bracket before the dots that stand for the rest. */
function trimEnd({text}: MatchedText, {start, end}: Window): Window {
  const shown = text.slice(start, end);
  return end < text.length
    ? {start, end: start + shown.replace(/[\s,;:([{]+$/, '').length}
    : {start, end};
}

/**
 * Cuts a text to the words around its matches. An ellipsis marks what is left
 * out at either end.
 *
 * @param count - how many words to keep.
 */
export function makeSnippet(source: MatchedText, count: number): MarkedText {
  const {start, end} = trimEnd(source, findWindow(source, count));
  const shown = source.text.slice(start, end);
  const isEnded = end >= source.text.length || /[.?!]$/.test(shown);
  const before = start > 0 ? ELLIPSIS : '';
  const shift = before.length - start;
  return {
    text: before + shown + (isEnded ? '' : ELLIPSIS),
    ranges: source.marks
      .filter((mark) => mark.start >= start && mark.end <= end)
      .map((mark): Range => [mark.start + shift, mark.end + shift]),
  };
}
