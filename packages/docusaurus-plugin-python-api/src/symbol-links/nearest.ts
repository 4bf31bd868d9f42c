import {distance} from 'fastest-levenshtein';

/** Letters by which a name may differ from the one that was meant. */
const LIMIT = 3;

/** The name that is most like a mistyped one, if any is like it. */
export function nearest(
  typed: string,
  names: Iterable<string>,
): string | undefined {
  let best: string | undefined;
  let limit = LIMIT;
  for (const name of names) {
    // A longer name differs by its length at least.
    const away =
      Math.abs(name.length - typed.length) > limit
        ? Infinity
        : distance(typed, name);
    if (away <= limit) {
      best = name;
      limit = away - 1;
    }
  }
  return best;
}
