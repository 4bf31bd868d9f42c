import {
  levelOf,
  LEVELS,
  type Posting,
  recordOf,
  toPosting,
} from '../format/postings';
import {highestRarity, rarityOf} from '../format/rarity';
import {HEADING, SUMMARY} from '../format/terms';

/** A term before it is written. */
export interface OpenTerm {
  key: string;
  postings: readonly Posting[];
  /** Size of its line in a shard. */
  size: number;
}

/** A larger range of keys gets a summary. */
const WIDEST_RANGE = 16_000;
/** The number of best records in a summary. */
const KEPT = 250;

function findBest(
  terms: readonly OpenTerm[],
  records: number,
  best: Float32Array,
): Posting[] {
  const found: number[] = [];
  for (const {key, postings} of terms) {
    const weight = key.startsWith(HEADING)
      ? 1
      : rarityOf(postings.length, records) / highestRarity(records);
    for (const posting of postings) {
      const record = recordOf(posting);
      const before = best[record] ?? 0;
      if (before === 0) {
        found.push(record);
      }
      best[record] = Math.max(before, levelOf(posting) * weight);
    }
  }
  const postings = found
    .sort((one, other) => (best[other] ?? 0) - (best[one] ?? 0) || one - other)
    .slice(0, KEPT)
    .sort((one, other) => one - other)
    .map((record) => {
      const level = Math.round(best[record] ?? 0);
      return toPosting(record, Math.min(LEVELS, Math.max(1, level)));
    });
  for (const record of found) {
    best[record] = 0;
  }
  return postings;
}

function isSplitAt(term: OpenTerm, length: number): boolean {
  return term.key.length >= length && !/\s$/.test(term.key.slice(0, length));
}

/**
 * Creates a summary for every prefix that too many keys share to read them all
 * for each letter typed.
 *
 * @param terms - terms of one kind, sorted by key.
 * @param records - the total number of records.
 * @param length - the length of the prefix, in characters.
 * @param scratch - one zero per record; unchanged afterwards.
 */
export function summarise(
  terms: readonly OpenTerm[],
  records: number,
  length: number,
  scratch = new Float32Array(records),
): Map<string, Posting[]> {
  const groups = new Map<string, OpenTerm[]>();
  for (const term of terms.filter((entry) => isSplitAt(entry, length))) {
    const start = term.key.slice(0, length);
    const group = groups.get(start);
    if (group) {
      group.push(term);
    } else {
      groups.set(start, [term]);
    }
  }
  const summaries = new Map<string, Posting[]>();
  for (const [start, group] of groups) {
    const size = group.reduce((sum, term) => sum + term.size, 0);
    if (group.length > 1 && size > WIDEST_RANGE) {
      // A file can't contain half a character, and no query ends with one.
      if (!/\p{Surrogate}$/u.test(start)) {
        summaries.set(start + SUMMARY, findBest(group, records, scratch));
      }
      for (const [key, best] of summarise(
        group,
        records,
        length + 1,
        scratch,
      )) {
        summaries.set(key, best);
      }
    }
  }
  return summaries;
}
