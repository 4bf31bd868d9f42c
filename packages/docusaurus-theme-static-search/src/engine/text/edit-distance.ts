/** Returns a bit mask of a word's letters, to compare words cheaply. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) {
    mask |= 1 << (word.charCodeAt(index) % 32);
  }
  return mask;
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    count += 1;
  }
  return count;
}

/** Whether the letters alone show that more than `limit` edits are needed. */
export function isOutOfReach(
  typedMask: number,
  wordMask: number,
  limit: number,
): boolean {
  return countBits(typedMask & ~wordMask) > limit;
}

/**
 * Damerau–Levenshtein distance (optimal string alignment: an edit inserts,
 * deletes or replaces a letter, or swaps two neighbours), bounded.
 *
 * @param typed - the typed word.
 * @param word - a candidate.
 * @param limit - the largest distance of interest.
 * @param open - whether `typed` may be a prefix: then the nearest prefix of
 * `word` is compared.
 * @returns the distance, or `limit + 1` if it is larger.
 */
export function editDistance(
  typed: string,
  word: string,
  limit: number,
  open = false,
): number {
  const far = limit + 1;
  if (
    typed.length - word.length > limit ||
    (!open && word.length - typed.length > limit)
  ) {
    return far;
  }
  const width = open
    ? Math.min(word.length, typed.length + limit)
    : word.length;
  let before: number[] = [];
  let last = Array.from({length: width + 1}, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (last[column] ?? far) + 1,
        (next[column - 1] ?? far) + 1,
        (last[column - 1] ?? far) + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1]
      ) {
        cost = Math.min(cost, (before[column - 2] ?? far) + 1);
      }
      next.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) {
      return far;
    }
    before = last;
    last = next;
  }
  const distance = open ? Math.min(...last) : (last[width] ?? far);
  return Math.min(distance, far);
}
