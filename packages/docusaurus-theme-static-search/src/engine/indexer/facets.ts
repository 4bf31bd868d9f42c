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

/** A name in code with several words or parts, such as the key `pod_db`. */
const NAME = /^\S*\p{L}[_.[]\S*$/u;

/** Whether a record is that of a symbol, or its heading is a name in code. */
function documentsCode({symbol, hierarchy, type}: SearchRecord): boolean {
  return symbol !== undefined || NAME.test(hierarchy[type] ?? '');
}

/**
 * Counts consecutive records, alternating between those of prose and those that
 * document code.
 */
export function countCode(records: readonly SearchRecord[]): number[] {
  const counts = [0];
  for (const record of records) {
    const isTurn = counts.length % 2 === (documentsCode(record) ? 1 : 0);
    if (isTurn) {
      counts.push(0);
    }
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
  }
  return counts;
}
