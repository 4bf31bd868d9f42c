import {closest, distance} from 'fastest-levenshtein';

/** Letters that may differ in a word that was mistyped. */
const LIMIT = 3;

/**
 * Suggests a known word for an unknown one: the one that was probably meant,
 * or any of them where none is near.
 */
export function suggest(word: string, known: readonly string[]): string {
  const limit = Math.min(LIMIT, Math.floor(word.length / 2));
  const nearest = closest(word, known);
  return known.length > 0 && distance(word, nearest) <= limit
    ? `Did you mean ${nearest}?`
    : `Use one of ${known.join(', ')}.`;
}
