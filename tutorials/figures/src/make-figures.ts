import fs from 'node:fs/promises';
import path from 'node:path';
import {makeCensus, splitCensus} from './census';
import {drawChart} from './chart';
import {drawBudget} from './draw-budget';
import {drawImages} from './draw-images';
import {drawShapes} from './draw-shapes';
import {drawSplit} from './draw-split';
import {type Epoch, IncomeModel} from './income-model';
import {computeRoc, type Roc} from './roc';
import {drawRoundLosses, readRoundLosses} from './round-losses';
import {computeScores} from './scores';

/** Epochs that the tutorial trains for, and those that the curve shows. */
const TRAINED = 5;
const SHOWN = 20;

/** Seed of the pod's split: its datasource is made with this one. */
const POD_SEED = 100;

export interface Figures {
  files: ReadonlyMap<string, string>;
  /** The numbers that the tutorial prints, by the step that prints them. */
  scores: ReadonlyMap<string, Record<string, number>>;
}

/** Computes the figures of the pages. The same code gives the same bytes. */
export function createFigures(): Figures {
  const people = makeCensus();
  const local = splitCensus(people);
  const pod = splitCensus(people, POD_SEED);
  const size = people[0]?.inputs.length ?? 0;

  const model = new IncomeModel(size);
  const epochs = model.fit(local, TRAINED);
  const chances = model.predict(local.test);
  const scores = new Map([
    ['local', {...lastOf(epochs), ...computeScores(local.test, chances)}],
    ['shared', computeScores(pod.test, model.predict(pod.test))],
  ]);
  epochs.push(...model.fit(local, SHOWN - TRAINED));

  const podModel = new IncomeModel(size);
  const podEpochs = podModel.fit(pod, TRAINED);
  const podScores = computeScores(pod.test, podModel.predict(pod.test));
  scores.set('pod', {...lastOf(podEpochs), ...podScores});

  const targets = local.test.map(({target}) => target);
  return {
    files: new Map([
      ['census-split.svg', drawSplit(local)],
      ['images.svg', drawImages()],
      ['income-loss.svg', drawLoss(epochs)],
      ['income-roc.svg', drawRoc(computeRoc(targets, chances))],
      ['privacy-budget.svg', drawBudget()],
      ['round-losses.svg', drawRoundLosses(readRoundLosses())],
      ['shapes.svg', drawShapes()],
    ]),
    scores,
  };
}

function lastOf(epochs: readonly Epoch[]): Record<string, number> {
  const {validation = NaN, accuracy = NaN} = epochs.at(-1) ?? {};
  return {validation_loss: validation, validation_accuracy: accuracy};
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
      await fs.writeFile(file, svg);
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
      {at: [0.6, 0.41], words: 'guessing: area 0.50', look: 'guide'},
    ],
  });
}
