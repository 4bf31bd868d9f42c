import {startNginx} from '../../scripts/nginx/start-nginx';
import type {Contender} from './make-contenders';
import {
  measureLoad,
  takeMedian,
  type Load,
  type LoadOptions,
  type Measure,
} from './measure-load';

export interface CompareOptions extends LoadOptions {
  /** How often each load is put on each server. */
  runs: number;
  onProgress: (text: string) => void;
}

/**
 * Puts each load on each server, one server at a time.
 *
 * @returns the cells of a table (load, server, requests a second, the 99th
 * percentile in milliseconds, KiB an answer, errors), and all errors.
 */
export async function compareServers(
  contenders: readonly Contender[],
  loads: readonly Load[],
  {runs, onProgress, ...size}: CompareOptions,
): Promise<{rows: string[][]; errors: number}> {
  const rows: string[][] = [];
  let errors = 0;
  for (const load of loads) {
    onProgress(`Asking for ${load.name}`);
    const measures = new Map<string, Measure[]>();
    // In turn, so that what else the machine does falls on both.
    for (let turn = 0; turn < runs; turn += 1) {
      for (const {name, files, address} of contenders) {
        const end = await startNginx(files, address);
        try {
          const measure = await measureLoad(address, load, size);
          measures.set(name, [...(measures.get(name) ?? []), measure]);
        } finally {
          await end();
        }
      }
    }
    for (const [name, all] of measures) {
      const median = takeMedian(all);
      errors += median.errors;
      rows.push([
        load.name,
        name,
        Math.round(median.rate).toLocaleString('en'),
        String(median.p99),
        (median.bytes / size.amount / 1024).toFixed(1),
        String(median.errors),
      ]);
    }
  }
  return {rows, errors};
}
