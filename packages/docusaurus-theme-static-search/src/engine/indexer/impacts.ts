import type {SearchRecord} from '../../records/types';
import {LEVELS, type Posting, toPosting} from '../format/postings';
import {countKeys, type FieldTerms, TermCollector} from './collect-terms';

/** How slowly repeated occurrences lose weight (BM25's k1). */
const SATURATION = 5;
/** How much a field's length discounts its words (BM25's b). */
const LENGTH_SHARE = {
  code: 0.6,
  definedValues: 0.3,
  heading: 0.4,
  keywords: 0.3,
  opening: 0.4,
  summary: 0.2,
  text: 0.75,
} as const;

/** The records and forms of all words. */
export interface Impacts {
  postings: Map<string, Posting[]>;
  forms: ReadonlyMap<string, ReadonlySet<string>>;
}

function averageLengths(
  all: readonly (readonly FieldTerms[])[],
): Map<string, number> {
  const sums = new Map<string, {length: number; count: number}>();
  for (const {field, length} of all.flat()) {
    const sum = sums.get(field.name) ?? {length: 0, count: 0};
    sum.length += length;
    sum.count += 1;
    sums.set(field.name, sum);
  }
  return new Map(
    [...sums].map(([name, {length, count}]) => [name, length / count]),
  );
}

function weigh(
  fields: readonly FieldTerms[],
  averages: ReadonlyMap<string, number>,
): Map<string, number> {
  const weights = new Map<string, number>();
  for (const terms of fields) {
    const {field, length} = terms;
    const share = LENGTH_SHARE[field.name];
    const average = averages.get(field.name) ?? 1;
    const factor = field.weight / (1 - share + (share * length) / average);
    for (const [key, count] of countKeys(terms)) {
      weights.set(key, (weights.get(key) ?? 0) + count * factor);
    }
  }
  return weights;
}

/** Scales BM25F's saturated weight to the levels of postings. */
function saturate(weight: number): number {
  return Math.max(1, Math.round((LEVELS * weight) / (SATURATION + weight)));
}

/** Computes the impact of every word on every record. */
export function computeImpacts(records: readonly SearchRecord[]): Impacts {
  const collector = new TermCollector();
  const all = records.map((record) => collector.collect(record));
  const averages = averageLengths(all);
  const postings = new Map<string, Posting[]>();
  for (const [record, fields] of all.entries()) {
    for (const [key, weight] of weigh(fields, averages)) {
      const posting = toPosting(record, saturate(weight));
      const list = postings.get(key);
      if (list) {
        list.push(posting);
      } else {
        postings.set(key, [posting]);
      }
    }
  }
  return {postings, forms: collector.forms};
}
