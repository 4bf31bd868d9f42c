import type {MarkedText, SearchHit} from '../interface/types';
import {cutWords} from './cut-words';

function wordsOf({text, ranges}: MarkedText): string[] {
  return ranges.map(([start, end]) => text.slice(start, end).toLowerCase());
}

/** Forms of a word share its beginning: `policy` and `policies`, `pod` and `pods`. */
function areForms(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const shared = shorter > 4 ? shorter - 1 : shorter;
  return one.slice(0, shared) === other.slice(0, shared);
}

/** Whether the title of a hit has all that was found in its text. */
function isNamed({type, shown}: SearchHit, found: MarkedText): boolean {
  const title = shown[type === 'lvl0' ? 'lvl1' : type];
  const named = title && type !== 'content' ? wordsOf(title) : [];
  return wordsOf(found).every((word) =>
    named.some((one) => areForms(word, one)),
  );
}

/** A word of a text. */
const WORD = /[\p{L}\p{N}_]+/gu;

/** Endings are shorter than that. */
const ENDING = 4;

/** Whether one word of a text is another one, or a form of it. */
function isFormOf(word: string, other: string): boolean {
  const difference = Math.abs(word.length - other.length);
  const isLong = Math.min(word.length, other.length) > 2;
  return (
    word === other || (isLong && difference < ENDING && areForms(word, other))
  );
}

/** The places where a text has a form of one of some words. */
function findForms(
  text: string,
  words: readonly string[],
): MarkedText['ranges'] {
  return [...text.matchAll(WORD)]
    .filter(([word]) => words.some((one) => isFormOf(word.toLowerCase(), one)))
    .map(({0: word, index}) => [index, index + word.length]);
}

/**
 * Says what a hit says first, where its title has all that was found in it; else
 * where it was found.
 *
 * @param words - how many words to keep.
 * @returns undefined where it says nothing.
 */
export function openingOf(
  hit: SearchHit,
  words: number,
): MarkedText | undefined {
  const {content, shown} = hit;
  const found = shown.content;
  return content && found?.text.startsWith('…') && isNamed(hit, found)
    ? cutWords(
        {text: content, ranges: findForms(content, wordsOf(found))},
        words,
      )
    : found;
}
