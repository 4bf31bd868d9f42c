import {editDistance} from 'docusaurus-theme-static-search/engine/text/edit-distance';

/** Letters by which a name may differ from one that was meant. */
const LIMIT = 3;

/** The name that looks most like a mistyped one, if any looks like it. */
export function nearest(
  typed: string,
  names: Iterable<string>,
): string | undefined {
  let best: string | undefined;
  let limit = LIMIT;
  for (const name of names) {
    const distance = editDistance(typed, name, limit);
    if (distance <= limit) {
      best = name;
      limit = distance - 1;
    }
  }
  return best;
}
