import {editDistance} from 'docusaurus-theme-static-search/engine/text/edit-distance';

/** Letters that may differ in a word that was mistyped. */
const LIMIT = 3;

/**
 * Says which known word to write instead of an unknown one: the one that was
 * most likely meant, or any where none is near.
 */
export function suggest(word: string, known: readonly string[]): string {
  const nearest = findNearest(word, known);
  return nearest === null
    ? `use one of ${known.join(', ')}`
    : `did you mean ${nearest}?`;
}

function findNearest(word: string, known: readonly string[]): string | null {
  const limit = Math.min(LIMIT, Math.floor(word.length / 2));
  const [nearest] = known
    .map((name) => ({name, distance: editDistance(word, name, limit)}))
    .filter(({distance}) => distance <= limit)
    .sort((one, other) => one.distance - other.distance);
  return nearest?.name ?? null;
}
