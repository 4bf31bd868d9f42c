import path from 'node:path';
import {makeDraftFolder} from 'docusaurus-plugin-python-api/files/make-draft-folder';
import {
  replaceFolder,
  restoreFolder,
} from 'docusaurus-plugin-python-api/files/replace-folder';
import {root} from './paths';
import {runDocusaurus} from './run';

export interface BuildOptions {
  /** Where the finished site goes, relative to the root. */
  outDir: string;
  /** Whether a warning, such as one of a broken anchor, fails the build. */
  strict: boolean;
}

/** What Docusaurus says when it has written every page. */
const WHOLE = 'Generated static files in';

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
  const fresh = await makeDraftFolder(
    path.dirname(target),
    path.basename(target),
  );
  // A build that was killed could not clear up behind itself.
  await restoreFolder(target);
  let output = '';
  const code = await runDocusaurus(['build', '--out-dir', fresh.path], {
    onOutput(text) {
      output += text;
      process.stdout.write(text);
    },
  });
  const warnings = output
    .split('\n')
    .filter((line) => line.includes('[WARNING]'));
  const faults = [
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
  if (faults.length > 0) {
    await fresh.remove();
    return faults;
  }
  await replaceFolder(fresh.path, target);
  return [];
}
