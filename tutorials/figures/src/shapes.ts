import {PythonRandom} from './python-random';

/** Pixels of a side: half of what the tutorial makes, to keep the file small. */
export const SIDE = 50;

/** A picture row by row: grey steps of the image, and classes of its mask. */
export interface Pair {
  image: number[][];
  mask: number[][];
}

interface Shape {
  x: number;
  y: number;
  radius: number;
}

const KINDS: readonly ((shape: Shape, x: number, y: number) => boolean)[] = [
  ({x, y, radius}, left, top) => Math.hypot(left - x, top - y) <= radius,
  ({x, y, radius}, left, top) =>
    Math.max(Math.abs(left - x), Math.abs(top - y)) <= radius,
  ({x, y, radius}, left, top) =>
    top <= y + radius && Math.abs(left - x) * 2 <= top - (y - radius),
];

/** Steps between black and white that an image has. */
export const GREYS = 6;

/**
 * Makes pairs as `ExampleSegmentationData` describes them: a disc, a square and
 * a triangle, bright on a noisy background, with the class of each pixel.
 */
export function makeShapes(count: number, seed: number): Pair[] {
  const rng = new PythonRandom(seed);
  return Array.from({length: count}, () => makePair(rng));
}

function makePair(rng: PythonRandom): Pair {
  const shapes = KINDS.map(() => ({
    radius: rng.randint(5, 9),
    x: rng.randint(10, SIDE - 11),
    y: rng.randint(10, SIDE - 11),
  }));
  const rows = Array.from({length: SIDE}, (_, y) =>
    Array.from({length: SIDE}, (_, x) => classOf(shapes, x, y)),
  );
  const image = rows.map((row) =>
    row.map((shape) => {
      const light = shape === 0 ? rng.gauss(0.3, 0.12) : rng.gauss(0.75, 0.08);
      return Math.min(GREYS - 1, Math.max(0, Math.floor(light * GREYS)));
    }),
  );
  return {image, mask: rows};
}

/** Of shapes that overlap, the last one is in front. */
function classOf(shapes: readonly Shape[], x: number, y: number): number {
  return shapes.findLastIndex((shape, kind) => KINDS[kind]?.(shape, x, y)) + 1;
}
