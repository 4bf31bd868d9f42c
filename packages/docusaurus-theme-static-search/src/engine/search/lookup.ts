import {compareKeys, isWordKey, SUMMARY, type Term} from '../format/terms';
import {spellPrefix, unifySpelling} from '../text/spelling';
import type {IndexFiles} from './index-files';

const LAST = '\uffff';
/** A key that shares this many letters may match a longer prefix. */
const SHARED_START = 4;
/**
 * This many shards contain less text than any range with a summary
 * (`indexer/`).
 */
const SHORT_RANGE = 3;

function findTerm(terms: readonly Term[], key: string): Term | undefined {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareKeys(terms[middle]?.key ?? LAST, key) < 0) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const found = terms[low];
  return found?.key === key ? found : undefined;
}

/** Finds the term with exactly this key. */
export async function lookUp(
  files: IndexFiles,
  key: string,
): Promise<Term | undefined> {
  return findTerm(await files.readTerms(key), key);
}

export interface Range {
  terms: Term[];
  /**
   * Whether `terms` is the single summary of a range that is too large to read.
   */
  isSummary: boolean;
}

/** Finds all terms whose key has a prefix, or the summary of that prefix. */
export async function lookUpRange(
  files: IndexFiles,
  start: string,
): Promise<Range> {
  const end = start + LAST;
  const readRange = () => files.readTerms(start, end);
  // A short range has no summary, and waiting for one would cost a round trip.
  const isShort = files.countTermShards(start, end) <= SHORT_RANGE;
  const [summary, early] = await Promise.all([
    lookUp(files, start + SUMMARY),
    isShort ? readRange() : undefined,
  ]);
  if (summary) {
    return {terms: [summary], isSummary: true};
  }
  const near = early ?? (await readRange());
  const terms = near.filter(
    ({key}) => key.startsWith(start) && !key.endsWith(SUMMARY),
  );
  return {terms, isSummary: false};
}

function hasForm(term: Term, starts: readonly string[]): boolean {
  return term.forms.some((form) => {
    const unified = unifySpelling(form);
    return starts.some(
      (start) => form.startsWith(start) || unified.startsWith(start),
    );
  });
}

/**
 * Finds terms with a word that has the prefix, although their key is shorter
 * (`authentica` and the key `authent`) or spelled differently.
 */
async function lookUpForms(files: IndexFiles, start: string): Promise<Term[]> {
  if (start.length <= SHARED_START) {
    return [];
  }
  const starts = spellPrefix(start);
  const shared = start.slice(0, SHARED_START);
  // Reading from the shared prefix on would read the whole range. This misses
  // only terms that are more than a shard away.
  const near = await files.readTerms(start);
  return near.filter(
    (term) =>
      term.key.startsWith(shared) &&
      !term.key.startsWith(start) &&
      hasForm(term, starts),
  );
}

/** Finds all terms that complete a word being typed. */
export async function lookUpStart(
  files: IndexFiles,
  start: string,
): Promise<Range> {
  const [range, forms] = await Promise.all([
    lookUpRange(files, start),
    lookUpForms(files, start),
  ]);
  const words = range.terms.filter(({key}) => isWordKey(key));
  return {terms: [...words, ...forms], isSummary: range.isSummary};
}
