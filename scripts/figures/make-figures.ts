import path from 'node:path';
import {writeWhole} from '../../lib/files/write-whole';
import {makeCensus, splitCensus} from './census';
import {drawChart} from './chart';
import {drawShapes} from './draw-shapes';
import {drawSplit} from './draw-split';
import {type Epoch, IncomeModel} from './income-model';
import {computeRoc, type Roc} from './roc';

/** Epochs that the tutorial trains for, and those that the curve shows. */
const TRAINED = 5;
const SHOWN = 20;

/** What the drawings show in numbers, for the text around them. */
export interface Figures {
  files: ReadonlyMap<string, string>;
  epochs: readonly Epoch[];
  area: number;
}

/** Computes the figures of the tutorials. The same code gives the same bytes. */
export function createFigures(): Figures {
  const split = splitCensus(makeCensus());
  const size = split.train[0]?.inputs.length ?? 0;
  const model = new IncomeModel(size);
  const epochs = model.fit(split, TRAINED);
  const chances = model.predict(split.test);
  const targets = split.test.map(({target}) => target);
  const roc = computeRoc(targets, chances);
  epochs.push(...model.fit(split, SHOWN - TRAINED));
  return {
    files: new Map([
      ['census-split.svg', drawSplit(split)],
      ['income-loss.svg', drawLoss(epochs)],
      ['income-roc.svg', drawRoc(roc)],
      ['shapes.svg', drawShapes()],
    ]),
    epochs,
    area: roc.area,
  };
}

/**
 * Writes the figures.
 *
 * @returns the paths of the files.
 */
export async function writeFigures(
  folder: string,
  {files}: Figures,
): Promise<string[]> {
  return Promise.all(
    [...files].map(async ([name, svg]) => {
      const file = path.join(folder, name);
      await writeWhole(file, svg);
      return file;
    }),
  );
}

function drawLoss(epochs: readonly Epoch[]): string {
  const points = (key: 'train' | 'validation') =>
    epochs.map((epoch, index) => [index + 1, epoch[key]] as const);
  return drawChart({
    height: 330,
    x: {name: 'Epoch', ticks: [0, 5, 10, 15, 20]},
    y: {name: 'Loss', ticks: [0.3, 0.4, 0.5, 0.6]},
    series: [
      {
        points: [
          [TRAINED, 0.3],
          [TRAINED, 0.6],
        ],
        look: 'guide',
      },
      {points: points('train'), look: 'first'},
      {points: points('validation'), look: 'second'},
    ],
    notes: [
      {
        at: [TRAINED + 0.4, 0.57],
        words: 'the tutorial stops here',
        look: 'guide',
      },
      {at: [12.2, 0.415], words: 'training', look: 'first'},
      {at: [12.2, 0.335], words: 'validation', look: 'second'},
    ],
  });
}

function drawRoc({curve, area}: Roc): string {
  return drawChart({
    height: 440,
    x: {name: 'False positive rate', ticks: [0, 0.25, 0.5, 0.75, 1]},
    y: {name: 'True positive rate', ticks: [0, 0.25, 0.5, 0.75, 1]},
    series: [
      {
        points: [
          [0, 0],
          [1, 1],
        ],
        look: 'guide',
      },
      {points: curve, look: 'first'},
    ],
    notes: [
      {at: [0.36, 0.7], words: `area ${area.toFixed(2)}`, look: 'first'},
      {at: [0.58, 0.47], words: 'guessing: area 0.50', look: 'guide'},
    ],
  });
}
