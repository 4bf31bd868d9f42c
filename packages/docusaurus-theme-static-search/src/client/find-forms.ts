import type {MarkedText, Range, SearchHit} from '../interface/types';

/** Matches words, and the parts of identifiers. */
const WORD = /[\p{L}\p{N}\p{M}_]+/gu;

/** Endings are shorter than this. */
const ENDING = 4;

/** Returns the marked words of a text, in lower case. */
export function wordsOf({text, ranges}: MarkedText): string[] {
  return ranges.map(([start, end]) => text.slice(start, end).toLowerCase());
}

/**
 * Whether two words share their beginning, as forms of a word do: `policy` and
 * `policies`, `pod` and `pods`.
 */
export function areForms(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const shared = shorter > 4 ? shorter - 1 : shorter;
  return one.slice(0, shared) === other.slice(0, shared);
}

/** Whether two words are equal or forms of the same word. */
function isFormOf(word: string, other: string): boolean {
  const difference = Math.abs(word.length - other.length);
  const isLong = Math.min(word.length, other.length) > 2;
  return (
    word === other || (isLong && difference < ENDING && areForms(word, other))
  );
}

/** Finds forms of any of the words in a text. */
function findForms(text: string, words: readonly string[]): Range[] {
  return Array.from(text.matchAll(WORD))
    .filter(([word]) => words.some((one) => isFormOf(word.toLowerCase(), one)))
    .map(({0: word, index}) => [index, index + word.length]);
}

/**
 * Marks the whole text of a hit of which only a part was marked: keeps the
 * known matches, and marks forms of the same words in the rest.
 */
export function markWhole({type, content, shown}: SearchHit): MarkedText {
  const text = content ?? '';
  const found = shown.content ?? {text: '', ranges: []};
  const begun = found.text.replace(/…$/, '');
  const isBegun = !found.text.startsWith('…') && text.startsWith(begun);
  const known = isBegun ? begun.length : 0;
  const title = shown[type === 'lvl0' ? 'lvl1' : type];
  const forms = findForms(
    text,
    [found, ...(title ? [title] : [])].flatMap(wordsOf),
  );
  return {
    text,
    ranges: [
      ...(isBegun ? found.ranges : []),
      ...forms.filter(([start]) => start >= known),
    ],
  };
}
