import fs from 'node:fs/promises';
import {failedPart, type Summary} from './summary';

/**
 * Reads the report that a runner wrote. A runner that failed always counts as
 * at least one failure: Vitest's report holds no unhandled errors, and a runner
 * that was killed writes none.
 *
 * @param runner - the runner's name, as people know it.
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
    return failedPart(runner, `It wrote no report, exit code ${code}.`);
  }
  const summary = read(JSON.parse(text));
  if (code === 0 || summary.failures.length > 0) {
    return summary;
  }
  const name = `It failed outside of any test, exit code ${code}: see above.`;
  return {...summary, failures: [{file: runner, name}]};
}
