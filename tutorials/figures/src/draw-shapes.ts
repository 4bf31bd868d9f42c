import {GREYS, makeShapes, SIDE} from './shapes';
import {drawing, element, INK, text, WIDTH} from './svg';

const COUNT = 3;
/** Chosen because few of its shapes overlap. */
const SEED = 89;
const GAP = 12;
const LABELS = 26;
const SIZE = (WIDTH - (COUNT - 1) * GAP) / COUNT;
const MASK_TOP = LABELS + SIZE + LABELS + GAP;
const LEGEND_TOP = MASK_TOP + SIZE + 32;

/**
 * Each with its place in the legend. The colours are content of the pictures,
 * so they are the same in both colour modes.
 */
const CLASSES = [
  ['background', '#22313a', 0],
  ['disc', '#4cc3d9', 132],
  ['square', '#f2a65a', 214],
  ['triangle', '#f4f1de', 310],
] as const;

/** Draws three images with their masks below them. */
export function drawShapes(): string {
  const pairs = makeShapes(COUNT, SEED);
  const greys = Array.from({length: GREYS}, (_, step) => {
    const light = Math.round((255 * (step + 0.5)) / GREYS);
    return `rgb(${light},${light},${light})`;
  });
  return drawing(LEGEND_TOP + 16, [
    text(0, 17, 'Images'),
    ...pairs.map(({image}, n) => drawPixels(image, greys, n, LABELS)),
    text(0, MASK_TOP - 9, 'Masks'),
    ...pairs.map(({mask}, n) =>
      drawPixels(
        mask,
        CLASSES.map(([, colour]) => colour),
        n,
        MASK_TOP,
      ),
    ),
    ...CLASSES.map(([name, colour, x], value) => {
      const swatch = element('rect', {
        x: x + 1,
        y: LEGEND_TOP - 13,
        width: 15,
        height: 15,
        fill: colour,
        stroke: INK.quiet,
      });
      return swatch + text(x + 22, LEGEND_TOP, `${value} ${name}`);
    }),
  ]);
}

function drawPixels(
  rows: readonly number[][],
  colours: readonly string[],
  column: number,
  top: number,
): string {
  const scale = SIZE / SIDE;
  const x = column * (SIZE + GAP);
  const paths = colours.map((colour, value) =>
    element('path', {d: runsOf(rows, value), stroke: colour}),
  );
  const transform = `translate(${x} ${top}) scale(${scale})`;
  // A little wider than a pixel, or the page shines through between rows.
  return element('g', {transform, 'stroke-width': 1.06}, paths.join(''));
}

/** Pixels of one value, as horizontal strokes from end to end. */
function runsOf(rows: readonly number[][], value: number): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((at, x) => {
        if (at !== value || row[x - 1] === value) {
          return [];
        }
        const rest = row.slice(x).findIndex((next) => next !== value);
        const length = rest === -1 ? row.length - x : rest;
        return [`M${x} ${y}.5h${length}`];
      }),
    )
    .join('');
}
