import {distance} from 'fastest-levenshtein';

/** Maximum edit distance of a typing error. */
const LIMIT = 3;

/** The name most similar to a mistyped one, if any is close enough. */
export function nearest(
  typed: string,
  names: Iterable<string>,
): string | undefined {
  let best: string | undefined;
  let limit = LIMIT;
  for (const name of names) {
    // The distance is at least the difference in length.
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
