import {PythonRandom} from './python-random';

const EMPLOYERS = ['private', 'public', 'self-employed'];
const EDUCATION = ['school', 'college', 'bachelor', 'master'];
const OCCUPATIONS = ['clerical', 'craft', 'management', 'sales', 'service'];
const MARITAL = ['single', 'married'];

/** A row of `census_income.csv` as a model sees it. */
export interface Person {
  /** Age, hours, and the categories one-hot. */
  inputs: number[];
  /** 1 for those who earn more than 50,000. */
  target: 0 | 1;
}

/**
 * Makes the table of the tutorial "Running a pod", row by row as its notebook
 * does: the draws have to be made in the same order.
 */
export function makeCensus(count = 2000): Person[] {
  const rng = new PythonRandom(42);
  return Array.from({length: count}, () => inventPerson(rng));
}

function inventPerson(rng: PythonRandom): Person {
  const age = rng.randint(17, 80);
  const education = rng.choice(EDUCATION);
  const married = rng.random() < 0.5;
  const occupation = rng.choice(OCCUPATIONS);
  const hours = Math.min(80, Math.max(8, Math.round(rng.gauss(40, 10))));
  let score = 0.05 * age + 0.06 * hours + EDUCATION.indexOf(education);
  score += 1.5 * Number(married) + Number(occupation === 'management');
  const chance = 1 / (1 + Math.exp(8.8 - score));
  const employer = rng.choice(EMPLOYERS);
  rng.randint(10_000, 500_000); // fnlwgt, which the pod ignores
  return {
    inputs: [
      age,
      hours,
      ...oneHot(EMPLOYERS, employer),
      ...oneHot(EDUCATION, education),
      ...oneHot(MARITAL, MARITAL[Number(married)]),
      ...oneHot(OCCUPATIONS, occupation),
    ],
    target: rng.random() < chance ? 1 : 0,
  };
}

function oneHot(categories: readonly string[], value?: string): number[] {
  return categories.map((category) => Number(category === value));
}

/** Rows divided as `PercentageSplitter` divides them by default. */
export interface Split {
  train: Person[];
  validation: Person[];
  test: Person[];
}

/** Draws 80 % of the rows for training, and 10 % each for the other parts. */
export function splitCensus(people: readonly Person[], seed = 42): Split {
  const rows = new PythonRandom(seed).shuffled(people);
  const tenth = Math.floor(rows.length / 10);
  return {
    train: rows.slice(2 * tenth),
    validation: rows.slice(0, tenth),
    test: rows.slice(tenth, 2 * tenth),
  };
}
