import fs from 'node:fs';
import path from 'node:path';
import {drawChart} from './chart';

const PAGE =
  '../../advanced-data-science-tasks/training-a-custom-segmentation-model.mdx';

/**
 * The validation loss of each round as the tutorial's own output states it, so
 * the plot can't differ from the text above it.
 */
export function readRoundLosses(): number[] {
  const page = fs.readFileSync(path.join(import.meta.dirname, PAGE), 'utf8');
  const lines = page.matchAll(/^round \d+: validation loss ([\d.]+)$/gm);
  return Array.from(lines, ([, loss]) => Number(loss));
}

/** Draws the loss round by round. */
export function drawRoundLosses(losses: readonly number[]): string {
  return drawChart({
    height: 320,
    x: {name: 'Round, four epochs each', ticks: [0, 2, 4, 6, 8, 10]},
    y: {name: 'Validation loss', ticks: [0, 0.4, 0.8, 1.2, 1.6]},
    series: [
      {
        points: losses.map((loss, index) => [index + 1, loss]),
        look: 'first',
        areMeasured: true,
      },
    ],
  });
}
