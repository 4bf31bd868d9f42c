import type {MarkedText, Range, SearchHit} from '../interface/types';

/** A word of a text, and the parts of an identifier. */
const WORD = /[\p{L}\p{N}_]+/gu;

/** Endings are shorter than that. */
const ENDING = 4;

/** The words that a text has marked, in small letters. */
export function wordsOf({text, ranges}: MarkedText): string[] {
  return ranges.map(([start, end]) => text.slice(start, end).toLowerCase());
}

/** Forms of a word share its beginning: `policy` and `policies`, `pod` and `pods`. */
export function areForms(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const shared = shorter > 4 ? shorter - 1 : shorter;
  return one.slice(0, shared) === other.slice(0, shared);
}

/** Whether one word of a text is another one, or a form of it. */
function isFormOf(word: string, other: string): boolean {
  const difference = Math.abs(word.length - other.length);
  const isLong = Math.min(word.length, other.length) > 2;
  return (
    word === other || (isLong && difference < ENDING && areForms(word, other))
  );
}

/** The places where a text has a form of one of some words. */
function findForms(text: string, words: readonly string[]): Range[] {
  return [...text.matchAll(WORD)]
    .filter(([word]) => words.some((one) => isFormOf(word.toLowerCase(), one)))
    .map(({0: word, index}) => [index, index + word.length]);
}

/**
 * Marks the text of a hit, of which a part alone was marked: what is known of it,
 * and forms of the same words in the rest.
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
