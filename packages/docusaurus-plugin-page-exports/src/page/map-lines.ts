/**
 * Maps each line of an edited copy of a text to the line that it comes from, so
 * that messages about the copy refer to lines in the author's file.
 *
 * A preprocessor may rewrite lines, drop them or replace one with many. Lines
 * that occur once in both texts serve as fixed points. Lines between two of
 * them are counted from the upper one; surplus lines map to the last line of
 * the original between them.
 *
 * @param original - the text as written.
 * @param edited - the text that was generated from it.
 * @returns a function from a line of `edited` to one of `original`, both
 * counted from 1.
 */
export function mapLines(
  original: string,
  edited: string,
): (line: number) => number {
  const from = original.split('\n');
  const to = edited.split('\n');
  if (from.length === to.length) {
    return (line) => line;
  }
  const origins: number[] = [];
  let above = {from: -1, to: -1};
  const end = {from: from.length, to: to.length};
  for (const below of [...findFixedPoints(from, to), end]) {
    const trailing = countEqualBefore(from, to, above, below);
    for (let index = above.to + 1; index < below.to; index += 1) {
      const counted = above.from + index - above.to;
      const last = below.from - trailing - 1;
      const fromBelow = below.to - index;
      origins[index] =
        fromBelow <= trailing
          ? below.from - fromBelow
          : Math.max(Math.min(counted, last), above.from, 0);
    }
    origins[below.to] = below.from;
    above = below;
  }
  return (line) => (origins[line - 1] ?? from.length - 1) + 1;
}

interface Point {
  from: number;
  to: number;
}

function findUnique(lines: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  lines.forEach((line, index) => {
    if (places.has(line) || line.trim() === '') {
      repeated.add(line);
    }
    places.set(line, index);
  });
  for (const line of repeated) {
    places.delete(line);
  }
  return places;
}

/**
 * Finds the lines that occur exactly once in both texts, in the order of both.
 */
function findFixedPoints(
  from: readonly string[],
  to: readonly string[],
): Point[] {
  const origins = findUnique(from);
  const points: Point[] = [];
  for (const [line, place] of findUnique(to)) {
    const origin = origins.get(line);
    if (origin !== undefined && origin > (points.at(-1)?.from ?? -1)) {
      points.push({from: origin, to: place});
    }
  }
  return points;
}

/** Counts the lines directly above a fixed point that are equal in both texts. */
function countEqualBefore(
  from: readonly string[],
  to: readonly string[],
  above: Point,
  below: Point,
): number {
  const most = Math.min(below.from - above.from, below.to - above.to) - 1;
  let count = 0;
  while (
    count < most &&
    from[below.from - count - 1] === to[below.to - count - 1]
  ) {
    count += 1;
  }
  return count;
}
