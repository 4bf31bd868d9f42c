import {PythonRandom} from './python-random';
import {drawing, element, text, WIDTH} from './svg';

const KINDS = ['ball', 'box'] as const;
const EACH = 10;
/** Pixels of a side. */
const SIDE = 224;
const GAP = 6;
const SIZE = (WIDTH - (EACH - 1) * GAP) / EACH;
const LABEL = 24;
const ROW = LABEL + SIZE + 18;

/**
 * Draws the images that the cell of "Running an image pod" saves, folder by
 * folder. Numbers are drawn in the same order, so these are the same images.
 */
export function drawImages(): string {
  const rng = new PythonRandom(42);
  const rows = KINDS.map((kind, row) => {
    const images = Array.from({length: EACH}, (_, column) => {
      const place = `translate(${column * (SIZE + GAP)} ${row * ROW + LABEL}) scale(${SIZE / SIDE})`;
      return element('g', {transform: place}, drawImage(kind, rng));
    });
    return text(0, row * ROW + 15, `images/${kind}`) + images.join('');
  });
  return drawing(KINDS.length * ROW - 18, rows);
}

function drawImage(kind: (typeof KINDS)[number], rng: PythonRandom): string {
  const [x, y] = [rng.randint(20, 90), rng.randint(20, 90)];
  const size = rng.randint(80, 110);
  const colour = [
    rng.randint(120, 255),
    rng.randint(60, 160),
    rng.randint(0, 80),
  ];
  const fill = `rgb(${colour.join(',')})`;
  const ground = {width: SIDE, height: SIDE, fill: 'rgb(225,228,232)'};
  const rx = kind === 'ball' ? size / 2 : 0;
  const shape = {x, y, width: size, height: size, rx, fill};
  return element('rect', ground) + element('rect', shape);
}
