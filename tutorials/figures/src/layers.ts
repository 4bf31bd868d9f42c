import type {PythonRandom} from './python-random';

export type Matrix = number[][];

/** A trained value with its gradient and the two moments that Adam keeps. */
interface Parameter {
  values: Matrix;
  gradients: Matrix;
  moments: Matrix;
  squares: Matrix;
}

function zeros(like: Matrix): Matrix {
  return like.map((row) => row.map(() => 0));
}

export function createParameter(values: Matrix): Parameter {
  return {
    values,
    gradients: zeros(values),
    moments: zeros(values),
    squares: zeros(values),
  };
}

const BETA_1 = 0.9;
const BETA_2 = 0.999;
const EPSILON = 1e-8;
const WEIGHT_DECAY = 0.01;

/** One step of AdamW with PyTorch's defaults; gradients are cleared. */
export function updateParameter(
  {values, gradients, moments, squares}: Parameter,
  rate: number,
  step: number,
): void {
  values.forEach((row, i) => {
    row.forEach((value, j) => {
      const gradient = gradients[i]?.[j] ?? 0;
      const moment = BETA_1 * (moments[i]?.[j] ?? 0) + (1 - BETA_1) * gradient;
      const square =
        BETA_2 * (squares[i]?.[j] ?? 0) + (1 - BETA_2) * gradient ** 2;
      set(moments, i, j, moment);
      set(squares, i, j, square);
      set(gradients, i, j, 0);
      const change =
        moment /
        (1 - BETA_1 ** step) /
        (Math.sqrt(square / (1 - BETA_2 ** step)) + EPSILON);
      row[j] = value * (1 - rate * WEIGHT_DECAY) - rate * change;
    });
  });
}

function set(matrix: Matrix, i: number, j: number, value: number): void {
  const row = matrix[i];
  if (row) {
    row[j] = value;
  }
}

function add(matrix: Matrix, i: number, j: number, value: number): void {
  set(matrix, i, j, (matrix[i]?.[j] ?? 0) + value);
}

/** A fully connected layer. The last column of its weights is the bias. */
export class Linear {
  readonly weights: Parameter;
  private inputs: Matrix = [];

  constructor(inputs: number, outputs: number, rng: PythonRandom) {
    const bound = 1 / Math.sqrt(inputs);
    const draw = () => (2 * rng.random() - 1) * bound;
    this.weights = createParameter(
      Array.from({length: outputs}, () =>
        Array.from({length: inputs + 1}, draw),
      ),
    );
  }

  forward(batch: Matrix): Matrix {
    this.inputs = batch.map((row) => [...row, 1]);
    return this.inputs.map((row) =>
      this.weights.values.map((weights) => dot(weights, row)),
    );
  }

  /** Adds to the gradients, and gives those of the inputs. */
  backward(errors: Matrix): Matrix {
    return errors.map((row, n) => {
      const inputs = this.inputs[n] ?? [];
      const result = inputs.slice(0, -1).map(() => 0);
      row.forEach((error, i) => {
        inputs.forEach((input, j) => {
          add(this.weights.gradients, i, j, error * input);
        });
        result.forEach((value, j) => {
          result[j] = value + error * (this.weights.values[i]?.[j] ?? 0);
        });
      });
      return result;
    });
  }
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) {
    sum += (a[i] ?? 0) * (b[i] ?? 0);
  }
  return sum;
}

const MOMENTUM = 0.1;
const STABILITY = 1e-5;

/** Batch normalisation of the inputs, so nothing before it needs gradients. */
export class BatchNorm {
  /** Scale and shift of each column. */
  readonly weights: Parameter;
  private readonly means: number[];
  private readonly variances: number[];
  private normalised: Matrix = [];

  constructor(size: number) {
    const fill = (value: number) => Array.from({length: size}, () => value);
    this.weights = createParameter([fill(1), fill(0)]);
    this.means = fill(0);
    this.variances = fill(1);
  }

  forward(batch: Matrix, isTraining: boolean): Matrix {
    const count = batch.length;
    const columns = this.means.map((runningMean, j) => {
      if (!isTraining) {
        return {mean: runningMean, variance: this.variances[j] ?? 1};
      }
      const column = batch.map((row) => row[j] ?? 0);
      const mean = column.reduce((sum, value) => sum + value, 0) / count;
      const spread = column.reduce(
        (sum, value) => sum + (value - mean) ** 2,
        0,
      );
      this.means[j] = (1 - MOMENTUM) * runningMean + MOMENTUM * mean;
      this.variances[j] =
        (1 - MOMENTUM) * (this.variances[j] ?? 1) +
        (MOMENTUM * spread) / Math.max(1, count - 1);
      return {mean, variance: spread / count};
    });
    this.normalised = batch.map((row) =>
      columns.map(
        ({mean, variance}, j) =>
          ((row[j] ?? 0) - mean) / Math.sqrt(variance + STABILITY),
      ),
    );
    const [scale = [], shift = []] = this.weights.values;
    return this.normalised.map((row) =>
      row.map((value, j) => value * (scale[j] ?? 1) + (shift[j] ?? 0)),
    );
  }

  backward(errors: Matrix): void {
    errors.forEach((row, n) => {
      row.forEach((error, j) => {
        add(
          this.weights.gradients,
          0,
          j,
          error * (this.normalised[n]?.[j] ?? 0),
        );
        add(this.weights.gradients, 1, j, error);
      });
    });
  }
}
