import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {makeCensus} from '../../../tutorials/figures/src/census';
import {createFigures} from '../../../tutorials/figures/src/make-figures';
import {PythonRandom} from '../../../tutorials/figures/src/python-random';
import {readRoundLosses} from '../../../tutorials/figures/src/round-losses';
import {computeRoc} from '../../../tutorials/figures/src/roc';

const folder = path.resolve(import.meta.dirname, '../../../tutorials/figures');

describe('the figures of the tutorials', () => {
  it('are what their script draws', () => {
    for (const [name, svg] of createFigures().files) {
      expect(fs.readFileSync(path.join(folder, name), 'utf8'), name).toBe(svg);
    }
  });

  it("use Python's own random numbers", () => {
    const random = new PythonRandom(42);
    // CPython 3.11: random.Random(42).
    expect([random.random(), random.random(), random.random()]).toEqual([
      0.6394267984578837, 0.025010755222666936, 0.27502931836911926,
    ]);
  });

  it('show the sample that the tutorial makes', () => {
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
