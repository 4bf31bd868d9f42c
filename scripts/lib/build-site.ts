import fs from 'node:fs/promises';
import path from 'node:path';
import {COMPILE_ALL} from '../../plugins/bundler-cache';
import {findBuildErrors} from './build-errors';
import {isInterrupted} from './interruption';
import {root} from './paths';
import {runDocusaurus} from './run';
import {replaceFolder, restoreFolder} from './replace-folder';
import {makeTempFolder} from './temp-folder';

export interface BuildOptions {
  /** Where the finished site goes, relative to the root. */
  outDir: string;
  /** Whether a warning, such as one of a broken anchor, fails the build. */
  strict: boolean;
}

/**
 * Builds the static site beside its place and moves it there when it is whole,
 * so that a failed or interrupted build leaves the last good site standing.
 *
 * @returns what is wrong, one sentence each; empty after a good build.
 */
export async function buildSite({
  outDir,
  strict,
}: BuildOptions): Promise<string[]> {
  const target = path.resolve(root, outDir);
  const fresh = await makeTempFolder(target);
  // A build that was killed could not clean up.
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
