import fs from 'node:fs/promises';
import path from 'node:path';
import {COMPILE_ALL} from '../../plugins/bundler-cache';
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

/** What Docusaurus says when it has written every page. */
const WHOLE = 'Generated static files in';

/**
 * Warnings that a strict build passes: of the source of an SDK, which
 * `sdk.strict` makes errors, and of pages that are in no commit yet.
 */
const TOLERATED = [/\] \d+ × [\w-]+: /, /as they are not tracked by git/];

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
  const warnings = output
    .split('\n')
    .filter((line) => line.includes('[WARNING]'))
    .filter((line) => !TOLERATED.some((pattern) => pattern.test(line)));
  const errors = [
    ...(code === 0
      ? []
      : [`Docusaurus stopped with exit code ${code}: see above.`]),
    // Docusaurus ends a build that was interrupted with exit code 0:
    // https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus/src/commands/build/build.ts
    ...(code === 0 && !output.includes(WHOLE)
      ? [`The build was interrupted: ${outDir} is as it was before.`]
      : []),
    ...(strict ? warnings : []),
  ];
  if (errors.length > 0) {
    await fs.rm(fresh, {recursive: true, force: true});
    return errors;
  }
  await replaceFolder(fresh, target);
  return [];
}
