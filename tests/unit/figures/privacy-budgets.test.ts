import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../../scripts/lib/paths';

const PAGE =
  'docs/SDK/for-data-custodians/managing-pod-access/privacy-budgets.mdx';
const DELTA = 1e-6;

/** The logarithm of the number of ways to choose `k` of `n`. */
function logChoose(n: number, k: number): number {
  return Array.from({length: k}, (_, index) =>
    Math.log((n - index) / (index + 1)),
  ).reduce((sum, value) => sum + value, 0);
}

/** The page's function in TypeScript, with steps instead of epochs. */
function spend(rate: number, noise: number, steps: number): number {
  const orders = Array.from({length: 62}, (_, index) => index + 2);
  const spent = orders.map((order) => {
    const terms = Array.from(
      {length: order + 1},
      (_, k) =>
        logChoose(order, k) +
        k * Math.log(rate) +
        (order - k) * Math.log1p(-rate) +
        (k * k - k) / (2 * noise ** 2),
    );
    const top = Math.max(...terms);
    const sum = terms.reduce((total, term) => total + Math.exp(term - top), 0);
    return (
      (steps * (top + Math.log(sum))) / (order - 1) +
      Math.log1p(-1 / order) -
      (Math.log(DELTA) + Math.log(order)) / (order - 1)
    );
  });
  return Math.min(...spent);
}

it('lists the privacy budgets that its function computes', () => {
  const text = fs.readFileSync(path.join(root, PAGE), 'utf8');
  const tables = [
    ...text.matchAll(/^\*\*([\d,]+) training rows,\*\*.*\n\n((?:\|.*\n)+)/gm),
  ];
  expect(tables).toHaveLength(2);
  const lines = tables.flatMap(([, rows = '', table = '']) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((line) => ({line, rows: Number(rows.replace(',', ''))})),
  );
  expect(lines.length).toBeGreaterThan(10);
  for (const {line, rows} of lines) {
    const [noise = '', batch = '', , steps = '', shown = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const spent = spend(
      Number(batch) / rows,
      parseFloat(noise),
      Number(steps.replace(',', '')),
    );
    const digits = shown.split('.')[1]?.length ?? 0;
    expect(spent.toFixed(digits), line).toBe(shown);
  }
});
