import type {SearchHit} from '../interface/types';

/**
 * With fewer hits, a section would be hidden behind one with more pages on the
 * subject.
 */
export const LEAST_OF_A_SECTION = 3;

/**
 * Selects hits for sections with few of the best hits.
 *
 * @param shown - the hits shown so far, split into best matches and the rest.
 * @param more - more hits of each section, best first.
 */
export function fillSections(
  shown: {best: readonly SearchHit[]; rest: readonly SearchHit[]},
  more: readonly SearchHit[],
): SearchHit[] {
  const known = new Set(
    [...shown.best, ...shown.rest].map(({objectID}) => objectID),
  );
  const counts = new Map<string, number>();
  const count = ({hierarchy: {lvl0}}: SearchHit): number => {
    const next = (counts.get(lvl0) ?? 0) + 1;
    counts.set(lvl0, next);
    return next;
  };
  shown.rest.forEach(count);
  return more.filter(
    (hit) => !known.has(hit.objectID) && count(hit) <= LEAST_OF_A_SECTION,
  );
}
