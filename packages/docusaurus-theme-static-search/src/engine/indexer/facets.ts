import type {SearchRecord} from '../../records/types';
import type {Run} from '../format/manifest';

const FACETS: Readonly<Record<string, (record: SearchRecord) => string>> = {
  language: (record) => record.language,
  docusaurus_tag: (record) => record.docusaurus_tag,
  'hierarchy.lvl0': (record) => record.hierarchy.lvl0,
};

/** What records can be filtered by, as runs of equal values. */
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

/** How many records each page or symbol has, its own included. */
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

/** How many records in a row are no symbols, then are, and so on by turns. */
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
