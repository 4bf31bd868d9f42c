import type {Person} from './census';
import {computeRoc} from './roc';

/**
 * Computes the scores that the SDK lists for two classes, under its names and
 * with a threshold of 0.5.
 */
export function computeScores(
  people: readonly Person[],
  chances: readonly number[],
): Record<string, number> {
  const targets = people.map(({target}) => target);
  const rows = targets.map((target, n) => ({target, chance: chances[n] ?? 0}));
  const named = rows.filter(({chance}) => chance > 0.5);
  const positives = rows.filter(({target}) => target === 1);
  const found = named.filter(({target}) => target === 1).length;
  const missed = positives.length - found;
  const precision = found / named.length;
  const recall = found / positives.length;
  const squares = rows.map(({target, chance}) => (chance - target) ** 2);
  return {
    accuracy: 1 - (named.length - found + missed) / rows.length,
    precision,
    recall,
    f1: (2 * precision * recall) / (precision + recall),
    roc_auc: computeRoc(targets, chances).area,
    average_precision: averagePrecision(rows) / positives.length,
    brier_score: squares.reduce((sum, value) => sum + value, 0) / rows.length,
  };
}

function averagePrecision(
  rows: readonly {target: number; chance: number}[],
): number {
  let found = 0;
  let sum = 0;
  [...rows]
    .sort((a, b) => b.chance - a.chance)
    .forEach(({target}, index) => {
      found += target;
      sum += target * (found / (index + 1));
    });
  return sum;
}
