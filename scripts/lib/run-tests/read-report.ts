import fs from 'node:fs/promises';
import {failedPart, type Summary} from './summary';

/**
 * Reads a test runner's report. A failed runner counts as at least one failure:
 * Vitest's report doesn't include unhandled errors, and a killed runner writes
 * no report.
 *
 * @param runner - the runner's display name.
 * @param code - the runner's exit code.
 * @param read - reads the report of this runner.
 */
export async function readReport(
  runner: string,
  file: string,
  code: number,
  read: (report: unknown) => Summary,
): Promise<Summary> {
  const text = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    return failedPart(runner, `It wrote no report. Exit code ${code}.`);
  }
  const summary = read(JSON.parse(text));
  if (code === 0 || summary.failures.length > 0) {
    return summary;
  }
  const name = `It failed outside of a test with exit code ${code}: see above.`;
  return {...summary, failures: [{file: runner, name}]};
}
