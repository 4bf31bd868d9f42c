import {logger} from '@docusaurus/logger';
import type {SearchRecord} from '../src/records/types';
import {scaleRecords} from './scale';
import type {Engine} from './types';

const SIZES = [150, 600, 2000];

export interface SizeRow {
  /** Column titles, by number of pages. */
  sizes: string[];
  cells: string[];
}

async function measure(
  engine: Engine,
  queries: readonly string[],
): Promise<string> {
  const bytes: number[] = [];
  for (const query of queries) {
    bytes.push(await engine.measureFirstAnswer(query));
  }
  bytes.sort((one, other) => one - other);
  const at = (share: number) =>
    ((bytes[Math.floor(share * (bytes.length - 1))] ?? 0) / 1024).toFixed(0);
  return `${at(0.5)} / ${at(0.95)}`;
}

/** Measures each engine on sites of three sizes, and the time to index. */
export async function measureSizes(
  engines: readonly Engine[],
  records: readonly SearchRecord[],
  queries: readonly string[],
): Promise<SizeRow[]> {
  const sizes = [
    ...SIZES.map((pages) => `${pages} pages`),
    `index ${SIZES.at(-1) ?? 0}, s`,
  ];
  const rows = engines.map(({name}) => ({sizes, cells: [name]}));
  let seconds = engines.map(() => 0);
  for (const pages of SIZES) {
    const scaled = scaleRecords(records, pages);
    logger.info(`${pages} pages, ${scaled.length} records …`);
    seconds = [];
    for (const [place, engine] of engines.entries()) {
      const start = performance.now();
      await engine.prepare(scaled);
      seconds.push((performance.now() - start) / 1000);
      rows[place]?.cells.push(await measure(engine, queries));
    }
  }
  for (const [place, row] of rows.entries()) {
    row.cells.push((seconds[place] ?? 0).toFixed(1));
  }
  return rows;
}
