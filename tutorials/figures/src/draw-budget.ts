import {drawChart} from './chart';

/** Budget of one column of a query, and how many queries are shown. */
const EPSILON = 0.5;
const QUERIES = 10;

/**
 * Draws how certain an attacker can become as queries are repeated.
 *
 * By basic composition the budgets of all queries and columns add up. At a
 * total of ε, a guess that was right half of the time is right with a
 * probability of at most e^ε / (1 + e^ε).
 */
export function drawBudget(): string {
  return drawChart({
    height: 340,
    x: {name: 'Queries', ticks: [0, 2, 4, 6, 8, QUERIES]},
    y: {name: 'Certainty at most', ticks: [0.5, 0.6, 0.7, 0.8, 0.9, 1]},
    series: [
      {points: points(3), look: 'first'},
      {points: points(1), look: 'second'},
    ],
    notes: [
      {at: [2.3, 0.93], words: '3 columns', look: 'first'},
      {at: [4.4, 0.86], words: '1 column', look: 'second'},
    ],
  });
}

function points(columns: number) {
  return Array.from({length: QUERIES + 1}, (_, queries) => {
    const total = EPSILON * columns * queries;
    return [queries, 1 / (1 + Math.exp(-total))] as const;
  });
}
