import type {MarkedText, SearchHit} from '../interface/types';
import {areForms, markWhole, wordsOf} from './find-forms';
import {takeBeginning} from './take-beginning';

/** Splits an identifier into parts, so that `pod_db` matches `pod_schemas`. */
function partsOf(word: string): string[] {
  return word.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
}

/** Whether the title of a hit has all words that were found in its text. */
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

/** Matches a dotted path, which tells readers little. */
const PATH = /^[^\p{L}\p{N}_]*\w+(?:\.\w+){2,}/u;

/** Whether all matches in a text are parts of dotted paths. */
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
 * Returns the beginning of a hit's text if its title has all words found in the
 * text, or if they were only found in dotted paths; otherwise the text around
 * the match.
 *
 * @returns undefined if there is no text.
 */
export function excerptOf(hit: SearchHit): MarkedText | undefined {
  const {content, shown} = hit;
  const found = shown.content;
  return content && found && (isNamed(hit, found) || isOfPaths(found))
    ? takeBeginning(markWhole(hit))
    : found;
}
