import type {MarkedText, SearchHit} from '../interface/types';
import {areForms, markWhole, wordsOf} from './find-forms';
import {takeLead} from './take-lead';

/** The parts of an identifier stand for it: `pod_db` has what `pod_schemas` has. */
function partsOf(word: string): string[] {
  return word.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Whether the title of a hit has all that was found in its text. */
function isNamed(hit: SearchHit, found: MarkedText): boolean {
  const {type, shown} = hit;
  if (hit.isNamed !== undefined && type !== 'content') {
    return hit.isNamed;
  }
  const title = shown[type === 'lvl0' ? 'lvl1' : type];
  const named = title && type !== 'content' ? wordsOf(title) : [];
  const parts = named.flatMap(partsOf);
  return wordsOf(found).every((word) =>
    partsOf(word).some((part) => parts.some((one) => areForms(part, one))),
  );
}

/** A path of modules, which says nothing by itself. */
const PATH = /^[^\p{L}\p{N}_]*\w+(?:\.\w+){2,}/u;

/** Whether whatever was found in a text is part of dotted paths. */
export function isOfPaths({text, ranges}: MarkedText): boolean {
  return (
    ranges.length > 0 &&
    ranges.every(([start]) => {
      const before = text.slice(0, start).search(/\S*$/);
      return PATH.test(text.slice(before));
    })
  );
}

/**
 * Says what a hit says first, where its title has all that was found in it or
 * where that is no more than a path; else where it was found.
 *
 * @returns undefined where it says nothing.
 */
export function openingOf(hit: SearchHit): MarkedText | undefined {
  const {content, shown} = hit;
  const found = shown.content;
  return content && found && (isNamed(hit, found) || isOfPaths(found))
    ? takeLead(markWhole(hit))
    : found;
}
