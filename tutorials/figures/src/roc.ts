/** A point of a ROC curve: both rates at one threshold. */
export type Rates = readonly [falsePositives: number, truePositives: number];

export interface Roc {
  curve: Rates[];
  area: number;
}

/**
 * Lowers the threshold from 1 to 0, past one row after the other. No two rows
 * of the figures have the same chance, so ties need no care.
 */
export function computeRoc(
  targets: readonly number[],
  chances: readonly number[],
): Roc {
  const order = chances
    .map((chance, index) => ({chance, target: targets[index] ?? 0}))
    .sort((a, b) => b.chance - a.chance);
  const positives = order.filter(({target}) => target === 1).length;
  const negatives = order.length - positives;
  const curve: [number, number][] = [[0, 0]];
  let found = 0;
  let wrong = 0;
  let area = 0;
  for (const {target} of order) {
    if (target === 1) {
      found += 1;
    } else {
      wrong += 1;
      area += found / positives / negatives;
    }
    curve.push([wrong / negatives, found / positives]);
  }
  return {curve, area};
}
