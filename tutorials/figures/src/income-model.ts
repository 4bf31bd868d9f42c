import type {Person, Split} from './census';
import {BatchNorm, Linear, type Matrix, updateParameter} from './layers';
import {PythonRandom} from './python-random';

const HIDDEN = 64;
const DROPOUT = 0.1;
const BATCH_SIZE = 32;
const LEARNING_RATE = 1e-3;

/** The losses after one epoch. */
export interface Epoch {
  train: number;
  validation: number;
  accuracy: number;
}

/**
 * The network of the tutorial "Training a custom model", with its sizes and its
 * hyperparameters. Start and order are drawn here, so its numbers come close to
 * PyTorch's and are not equal to them.
 */
export class IncomeModel {
  private readonly rng = new PythonRandom(42);
  private readonly norm: BatchNorm;
  private readonly first: Linear;
  private readonly last: Linear;
  private step = 0;

  constructor(inputs: number) {
    this.norm = new BatchNorm(inputs);
    this.first = new Linear(inputs, HIDDEN, this.rng);
    this.last = new Linear(HIDDEN, 2, this.rng);
  }

  fit({train, validation}: Split, epochs: number): Epoch[] {
    return Array.from({length: epochs}, () => {
      const rows = this.rng.shuffled(train);
      let sum = 0;
      for (let start = 0; start < rows.length; start += BATCH_SIZE) {
        const batch = rows.slice(start, start + BATCH_SIZE);
        sum += this.learn(batch) * batch.length;
      }
      const chances = this.predict(validation);
      const hits = validation.filter(
        ({target}, n) => (chances[n] ?? 0) > 0.5 === (target === 1),
      );
      return {
        train: sum / rows.length,
        validation: meanLoss(validation, chances),
        accuracy: hits.length / validation.length,
      };
    });
  }

  /** The chance of class 1, row by row. */
  predict(people: readonly Person[]): number[] {
    const batch = people.map(({inputs}) => inputs);
    const hidden = this.first.forward(this.norm.forward(batch, false));
    return chancesOf(this.last.forward(hidden.map((row) => row.map(rectify))));
  }

  private learn(people: readonly Person[]): number {
    const batch = people.map(({inputs}) => inputs);
    const before = this.first.forward(this.norm.forward(batch, true));
    const masks = before.map((row) =>
      row.map((value) =>
        this.rng.random() < DROPOUT || value < 0 ? 0 : 1 / (1 - DROPOUT),
      ),
    );
    const chances = chancesOf(this.last.forward(times(before, masks)));
    const errors = chances.map((chance, n) => {
      const error = (chance - (people[n]?.target ?? 0)) / people.length;
      return [-error, error];
    });
    this.norm.backward(
      this.first.backward(times(this.last.backward(errors), masks)),
    );
    this.step += 1;
    for (const {weights} of [this.norm, this.first, this.last]) {
      updateParameter(weights, LEARNING_RATE, this.step);
    }
    return meanLoss(people, chances);
  }
}

function rectify(value: number): number {
  return Math.max(0, value);
}

function times(a: Matrix, b: Matrix): Matrix {
  return a.map((row, n) => row.map((value, j) => value * (b[n]?.[j] ?? 0)));
}

/** The softmax of two outputs, of which the second is class 1. */
function chancesOf(outputs: Matrix): number[] {
  return outputs.map(([no = 0, yes = 0]) => 1 / (1 + Math.exp(no - yes)));
}

function meanLoss(people: readonly Person[], chances: number[]): number {
  const losses = people.map(({target}, n) =>
    Math.log(target === 1 ? (chances[n] ?? 0) : 1 - (chances[n] ?? 0)),
  );
  return -losses.reduce((sum, loss) => sum + loss, 0) / people.length;
}
