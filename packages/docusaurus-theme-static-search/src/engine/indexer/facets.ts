import type {SearchRecord} from '../../records/types';
import type {Run} from '../format/manifest';

const FACETS: Readonly<Record<string, (record: SearchRecord) => string>> = {
  language: (record) => record.language,
  docusaurus_tag: (record) => record.docusaurus_tag,
  'hierarchy.lvl0': (record) => record.hierarchy.lvl0,
};

/**
 * Collects the values by which records can be filtered, as runs of equal
 * values.
 */
export function collectFacets(
  records: readonly SearchRecord[],
): Record<string, Run[]> {
  return Object.fromEntries(
    Object.entries(FACETS).map(([name, read]) => {
      const runs: Run[] = [];
      for (const [number, record] of records.entries()) {
        const value = read(record);
        if (runs.at(-1)?.[1] !== value) {
          runs.push([number, value]);
        }
      }
      return [name, runs];
    }),
  );
}

/** Counts the records of each page or symbol, including its own. */
export function countPages(records: readonly SearchRecord[]): number[] {
  const counts: number[] = [];
  for (const [number, {type}] of records.entries()) {
    if (type === 'lvl1' || number === 0) {
      counts.push(0);
    }
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
  }
  return counts;
}

/**
 * Counts consecutive records, alternating between records of other pages and
 * records of symbols.
 */
export function countSymbols(records: readonly SearchRecord[]): number[] {
  const counts = [0];
  for (const {symbol} of records) {
    const isTurn = counts.length % 2 === (symbol ? 1 : 0);
    if (isTurn) {
      counts.push(0);
    }
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
  }
  return counts;
}
