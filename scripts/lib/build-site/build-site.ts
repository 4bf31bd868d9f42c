import fs from 'node:fs/promises';
import path from 'node:path';
import {COMPILE_ALL} from '../../../plugins/bundler-cache';
import {findBuildErrors} from './build-errors';
import {isInterrupted} from '../process/interruption';
import {root} from '../paths';
import {runDocusaurus} from '../process/run';
import {replaceFolder, restoreFolder} from './replace-folder';
import {makeTempFolder} from './temp-folder';

export interface BuildOptions {
  /** The target folder, relative to the root. */
  outDir: string;
  /** Whether warnings, such as a broken anchor, fail the build. */
  strict: boolean;
}

/**
 * Builds the static site in a temporary folder and moves it to the target when
 * complete, so that a failed or interrupted build keeps the last good site.
 *
 * @returns the errors, one message each; empty if the build succeeded.
 */
export async function buildSite({
  outDir,
  strict,
}: BuildOptions): Promise<string[]> {
  const target = path.resolve(root, outDir);
  const fresh = await makeTempFolder(target);
  // A killed build can't clean up after itself.
  await restoreFolder(target);
  let output = '';
  const code = await runDocusaurus(['build', '--out-dir', fresh], {
    env: strict ? {[COMPILE_ALL]: '1'} : {},
    onOutput(text) {
      output += text;
      process.stdout.write(text);
    },
  });
  const errors = findBuildErrors(
    {code, output, isInterrupted: isInterrupted()},
    {outDir, strict},
  );
  if (errors.length > 0) {
    await fs.rm(fresh, {recursive: true, force: true});
    return errors;
  }
  await replaceFolder(fresh, target);
  return [];
}
