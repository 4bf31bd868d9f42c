export const WIDTH = 240;
export const HEIGHT = 150;

/** The width of the water around an island's ring. */
export const LAGOON = 9;

/** The margin between the water and the edges of the picture. */
const MARGIN = 12;

/** An island, drawn as in the logo: a ring with an opening. */
export interface Island {
  x: number;
  y: number;
  radius: number;
  /** The position of the opening in degrees. */
  turn: number;
}

export interface Drawing {
  islands: Island[];
  /** Routes between them, as SVG paths. */
  routes: string[];
}

/** Creates a generator of numbers between 0 and 1, seeded with the words. */
function createRandom(words: string): () => number {
  let state = 2166136261;
  for (const letter of words) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Draws an archipelago for a text, always the same for the same words. Uses
 * mulberry32, seeded with FNV-1a, for random numbers.
 *
 * @param words - identify the text, such as its title.
 * @returns shapes within a box of `WIDTH` by `HEIGHT`.
 */
export function drawCover(words: string): Drawing {
  const random = createRandom(words);
  const between = (least: number, most: number) =>
    Math.round(least + random() * (most - least));
  const flip = between(0, 1);
  const islands = [0, 1, 2].map((column) => {
    const radius = between(13, 20);
    const least = radius + LAGOON + MARGIN;
    const x = 48 + column * 72 + between(-8, 8);
    const depth = between(0, 10);
    // Alternately up and down, with water visible between neighbours.
    const y = column % 2 === flip ? least + depth : HEIGHT - least - depth;
    return {
      x: Math.min(Math.max(x, least), WIDTH - least),
      y,
      radius,
      turn: between(0, 359),
    };
  });
  const routes = islands.slice(1).map(({x, y}, index) => {
    const from = islands[index] ?? {x: 0, y: 0};
    const bow = between(-18, 18);
    return `M${from.x} ${from.y}Q${(from.x + x) / 2} ${(from.y + y) / 2 + bow} ${x} ${y}`;
  });
  return {islands, routes};
}
