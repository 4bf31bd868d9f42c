import {closest, distance} from 'fastest-levenshtein';

/** The maximum edit distance of a mistyped word. */
const LIMIT = 3;

/**
 * Suggests known words for an unknown one: the nearest, or all if none is near.
 */
export function suggest(word: string, known: readonly string[]): string {
  if (known.length === 0) {
    return 'There are none. Remove it.';
  }
  const limit = Math.min(LIMIT, Math.floor(word.length / 2));
  const nearest = closest(word, known);
  return distance(word, nearest) <= limit
    ? `Did you mean ${nearest}?`
    : `Use one of ${known.join(', ')}.`;
}
