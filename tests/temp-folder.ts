import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Creates the folder in which tests create others, and removes it at the end of
 * the run: files that share a process can't tell when the last one has ended.
 */
export default async function createTempFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tests-'));
  process.env['TEST_FOLDER'] = folder;
  return () => rm(folder, {recursive: true, force: true});
}
