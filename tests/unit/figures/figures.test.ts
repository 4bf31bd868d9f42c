import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {makeCensus} from '../../../tutorials/figures/src/census';
import {createFigures} from '../../../tutorials/figures/src/make-figures';
import {PythonRandom} from '../../../tutorials/figures/src/python-random';
import {readRoundLosses} from '../../../tutorials/figures/src/round-losses';
import {computeRoc} from '../../../tutorials/figures/src/roc';

/** The largest average width of a letter, and the height of letters, in px. */
const LETTER = {width: 8, height: 12};

type Point = readonly [x: number, y: number];

function readNumbers(text = ''): number[] {
  return Array.from(text.matchAll(/[\d.]+/g), ([number]) => Number(number));
}

/** Points along the lines of a plot, at most one unit apart. */
function tracePlot(svg: string): Point[] {
  return Array.from(svg.matchAll(/<path d="([^"]+)"/g)).flatMap(
    ([, d = '']) => {
      const ends = d.split('L').map(readNumbers);
      return ends.slice(1).flatMap(([x = NaN, y = NaN], index) => {
        const [fromX = NaN, fromY = NaN] = ends[index] ?? [];
        const steps = Math.ceil(Math.hypot(x - fromX, y - fromY));
        return Array.from({length: steps + 1}, (_, step): Point => {
          const share = step / steps;
          return [fromX + share * (x - fromX), fromY + share * (y - fromY)];
        });
      });
    },
  );
}

const folder = path.resolve(import.meta.dirname, '../../../tutorials/figures');

describe('the figures of the tutorials', () => {
  let files: ReadonlyMap<string, string>;
  beforeAll(() => {
    ({files} = createFigures());
  });

  it('match the output of their script', () => {
    const drawings = fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.svg'));
    expect(drawings.sort()).toEqual([...files.keys()].sort());
    for (const [name, svg] of files) {
      expect(fs.readFileSync(path.join(folder, name), 'utf8'), name).toBe(svg);
    }
  });

  it('have no line behind the words within a plot', () => {
    const plots = [...files].filter(([, svg]) => svg.includes('"><text'));
    const struck = plots.flatMap(([name, svg]) => {
      const points = tracePlot(svg);
      expect(points.length, name).toBeGreaterThan(100);
      const notes = svg.matchAll(
        /<g [^>]*><text x="([\d.]+)" y="([\d.]+)">([^<]+)/g,
      );
      return Array.from(notes).flatMap(([, left, base, words = '']) => {
        const [x, y] = [Number(left), Number(base)];
        const isStruck = points.some(
          ([pointX, pointY]) =>
            pointX > x &&
            pointX < x + words.length * LETTER.width &&
            pointY < y &&
            pointY > y - LETTER.height,
        );
        return isStruck ? [`${name}: ${words}`] : [];
      });
    });
    expect(plots).toHaveLength(3);
    expect(struck).toEqual([]);
  });

  it("use Python's own random numbers", () => {
    const random = new PythonRandom(42);
    // CPython 3.11: random.Random(42).
    expect([random.random(), random.random(), random.random()]).toEqual([
      0.6394267984578837, 0.025010755222666936, 0.27502931836911926,
    ]);
  });

  it('show the sample that the tutorial generates', () => {
    expect(makeCensus()).toHaveLength(2000);
    expect(makeCensus().filter(({target}) => target === 1)).toHaveLength(576);
  });
});

describe('readRoundLosses', () => {
  it('takes every round from the output of the tutorial', () => {
    const losses = readRoundLosses();
    expect(losses).toHaveLength(10);
    expect(losses.every((loss) => loss > 0 && loss < 1.6)).toBe(true);
  });
});

describe('computeRoc', () => {
  it('has an area of 1 for a perfect ranking and of 0 for its reverse', () => {
    expect(computeRoc([0, 0, 1, 1], [0.1, 0.2, 0.8, 0.9]).area).toBe(1);
    expect(computeRoc([1, 1, 0, 0], [0.1, 0.2, 0.8, 0.9]).area).toBe(0);
  });

  it('counts the pairs that are ranked correctly', () => {
    const {curve, area} = computeRoc([0, 1, 0, 1], [0.1, 0.4, 0.35, 0.8]);
    expect(area).toBe(1);
    expect(curve.at(-1)).toEqual([1, 1]);
    expect(computeRoc([0, 1, 1, 0], [0.1, 0.4, 0.35, 0.8]).area).toBe(0.5);
  });
});
