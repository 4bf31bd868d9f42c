import type {SearchHit} from '../interface/types';

/** Fewer of a section would hide it behind one that more pages speak of. */
export const LEAST_OF_A_SECTION = 3;

/**
 * Gives what to show of a section beside the best hits of all sections, where those
 * have too few of it.
 *
 * @param shown - the best hits of all, apart from those that are best of them.
 * @param more - more hits of each section, the best first.
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
