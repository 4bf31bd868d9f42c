// cspell:ignore Mironov Talwar
/**
 * The Rényi accountant of the Gaussian mechanism with Poisson sampling, which
 * is the default in libraries for private training.
 *
 * @see Mironov, Talwar, Zhang: Rényi differential privacy of the sampled
 * Gaussian mechanism (2019), https://arxiv.org/abs/1908.10530
 */
export interface PrivateTraining {
  /** Training records. */
  rows: number;
  batchSize: number;
  /** Standard deviation of the noise as a multiple of the clipping norm. */
  noise: number;
  steps: number;
  delta: number;
}

/** Orders of Rényi divergence: 1.1 to 10.9 by tenths, then 11 to 63. */
const ORDERS: readonly number[] = [
  ...Array.from({length: 99}, (_, index) => (11 + index) / 10),
  ...Array.from({length: 53}, (_, index) => 11 + index),
];

/** Computes the ε that training spends: the tightest bound over all orders. */
export function computeEpsilon({
  rows,
  batchSize,
  noise,
  steps,
  delta,
}: PrivateTraining): number {
  if (noise <= 0) {
    return Infinity;
  }
  const rate = Math.min(1, batchSize / rows);
  const bounds = ORDERS.map(
    (order) =>
      steps * divergence(rate, noise, order) +
      Math.log1p(-1 / order) -
      (Math.log(delta) + Math.log(order)) / (order - 1),
  );
  return Math.max(0, Math.min(...bounds));
}

function divergence(rate: number, noise: number, order: number): number {
  if (rate === 1) {
    return order / (2 * noise ** 2);
  }
  // The logarithm of the moment is convex in the order, so the line between two
  // integer orders is an upper bound.
  const low = Math.floor(order);
  const share = order - low;
  const moment =
    (1 - share) * logMoment(rate, noise, low) +
    (share === 0 ? 0 : share * logMoment(rate, noise, low + 1));
  return moment / (order - 1);
}

function logMoment(rate: number, noise: number, order: number): number {
  let sum = -Infinity;
  let logChoose = 0;
  for (let index = 0; index <= order; index += 1) {
    const term =
      logChoose +
      index * Math.log(rate) +
      (order - index) * Math.log1p(-rate) +
      (index ** 2 - index) / (2 * noise ** 2);
    sum = logAdd(sum, term);
    logChoose += Math.log(order - index) - Math.log(index + 1);
  }
  return sum;
}

function logAdd(one: number, other: number): number {
  const most = Math.max(one, other);
  return most + Math.log1p(Math.exp(Math.min(one, other) - most));
}
