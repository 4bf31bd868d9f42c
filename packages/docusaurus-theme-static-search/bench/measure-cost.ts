import type {SearchRecord} from '../src/records/types';
import {measureKeystrokes} from './keystrokes';
import {measureSizes} from './measure-sizes';
import {formatTable} from './tables';
import type {Engine} from './types';

/**
 * Measures what an answer costs a reader, and what an index costs to build.
 *
 * @param embedded - this project's engine, with the files of its index.
 * @param engines - all engines to compare, including `embedded`.
 * @returns the figures as text.
 */
export async function measureCost(
  embedded: Engine & {files(): ReadonlyMap<string, string>},
  engines: readonly Engine[],
  records: readonly SearchRecord[],
  queries: readonly string[],
): Promise<string> {
  const strokes = await measureKeystrokes(embedded.files(), queries);
  const keystrokes = formatTable(
    ['CPU slowdown', 'files', 'median, ms', 'p95, ms', 'longest task, ms'],
    strokes.map(({rate, state, ...times}) => [
      `${rate}×`,
      state,
      times.p50.toFixed(0),
      times.p95.toFixed(0),
      times.longestTask.toFixed(0),
    ]),
  );
  const rows = await measureSizes(engines, records, queries);
  const table = formatTable(
    ['engine', ...(rows[0]?.sizes ?? [])],
    rows.map(({cells}) => cells),
  );
  return (
    `\nA keystroke's answer; tasks by processor time\n\n${keystrokes}\n` +
    `\nFirst answer, KiB compressed (median / p95 over queries)\n\n${table}\n`
  );
}
