import fs from 'node:fs/promises';
import path from 'node:path';
import {root} from '../paths';
import {run} from '../process/run';

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
  const fresh = `${target}.next`;
  // A build that was killed could not clear up behind itself.
  await fs.rm(fresh, {recursive: true, force: true});
  let output = '';
  const code = await run('docusaurus', ['build', '--out-dir', fresh], {
    onOutput(text) {
      output += text;
      process.stdout.write(text);
    },
  });
  const warnings = output
    .split('\n')
    .filter((line) => line.includes('[WARNING]'));
  const faults =
    code === 0
      ? warnings.filter(() => strict)
      : [`Docusaurus stopped with exit code ${code}: see above.`];
  if (faults.length > 0) {
    await fs.rm(fresh, {recursive: true, force: true});
    return faults;
  }
  const old = `${target}.old`;
  await fs.rm(old, {recursive: true, force: true});
  await fs.rename(target, old).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      throw error;
  });
  await fs.rename(fresh, target);
  await fs.rm(old, {recursive: true, force: true});
  return [];
}
