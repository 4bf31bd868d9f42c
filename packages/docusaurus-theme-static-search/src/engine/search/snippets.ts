import type {MarkedText, Range} from '../../interface/types';
import {BLOCK_MARK} from '../../records/blocks';
import type {Mark} from './marker';

/** A whole text, and its matches. */
export interface MatchedText {
  text: string;
  marks: readonly Mark[];
}

const ELLIPSIS = '…';

/** Matches a block: the text between two marks. */
const NOT_A_MARK = new RegExp(`[^${BLOCK_MARK}]+`, 'g');

/** More than the average word: limits how far into a snippet a match may be. */
const CHARACTERS_A_WORD = 8;

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

/** Returns the positions of all matches of a pattern. */
function findAll(text: string, pattern: RegExp, from = 0): Window[] {
  return Array.from(text.matchAll(pattern)).map((match) => ({
    start: from + match.index,
    end: from + match.index + match[0].length,
  }));
}

/** Lists the windows of a block: its beginning, and one around each match. */
function listWindows(
  {text, marks}: MatchedText,
  block: Window,
  count: number,
): Window[] {
  const words = findAll(
    text.slice(block.start, block.end),
    /\S+/g,
    block.start,
  );
  const windowAt = (first: number): Window => ({
    start: words[first]?.start ?? block.start,
    end: words[Math.min(first + count, words.length) - 1]?.end ?? block.end,
  });
  const own = marks.filter(
    ({start, end}) => start >= block.start && end <= block.end,
  );
  const inSight = CHARACTERS_A_WORD * count;
  let at = 0;
  const around = own.map((mark): Window => {
    while ((words[at]?.end ?? Infinity) <= mark.start) {
      at += 1;
    }
    // A word or two before the match give some context.
    let first = Math.max(0, Math.min(at - 2, words.length - count));
    while (first < at && mark.end - (words[first]?.start ?? 0) > inSight) {
      first += 1;
    }
    const window = windowAt(first);
    // Cut the beginning of a long path, to show the match.
    const hidden =
      mark.end - window.start > inSight
        ? text.slice(window.start, mark.start).search(/[^./]*$/)
        : 0;
    return {start: window.start + hidden, end: window.end};
  });
  const opening = windowAt(0);
  const [found] = own;
  return found && found.end - opening.start > inSight
    ? around
    : [opening, ...around];
}

/** Finds the window with the most words of the query, the earliest if equal. */
function findWindow(source: MatchedText, count: number): Window {
  const whole = {start: 0, end: source.text.length};
  if (count === Infinity) {
    return whole;
  }
  const [first = whole, ...rest] = findAll(source.text, NOT_A_MARK).flatMap(
    (block) => listWindows(source, block, count),
  );
  let best = first;
  let most = countMatches(source, best);
  for (const window of rest) {
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

/** Removes commas and opening brackets before the ellipsis. */
function trimEnd({text}: MatchedText, {start, end}: Window): Window {
  const shown = text.slice(start, end);
  return end < text.length
    ? {start, end: start + shown.replace(/[\s,;:([{]+$/, '').length}
    : {start, end};
}

/**
 * Cuts a text to the words around its matches, within one block. An ellipsis
 * marks omitted text at either end.
 *
 * @param count - the number of words to keep.
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
      .filter(
        ({start: from, end: to, isQuiet}) =>
          !isQuiet && from >= start && to <= end,
      )
      .map((mark): Range => [mark.start + shift, mark.end + shift]),
  };
}
