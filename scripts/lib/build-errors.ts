/**
 * What Docusaurus prints once at the very end. After each language it prints
 * "Generated static files", so that tells nothing of the others.
 */
const WHOLE = 'command to test your build locally';

/**
 * Warnings that a strict build passes: of the source of an SDK, which
 * `sdk.strict` makes errors, and of pages that are in no commit yet.
 */
const TOLERATED = [/\] \d+ × [\w-]+: /, /as they are not tracked by git/];

/** How a build of Docusaurus ended. */
export interface BuildEnd {
  code: number;
  /** All that it printed. */
  output: string;
  /** Whether this process was asked to end meanwhile. */
  isInterrupted: boolean;
}

function listWarnings(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.includes('[WARNING]'))
    .filter((line) => !TOLERATED.some((pattern) => pattern.test(line)));
}

/**
 * Lists what is wrong with a build, one sentence each.
 *
 * @param outDir - where the site was to go, as messages name it.
 * @param strict - whether a warning counts.
 */
export function findBuildErrors(
  {code, output, isInterrupted}: BuildEnd,
  {outDir, strict}: {outDir: string; strict: boolean},
): string[] {
  // Docusaurus ends a build that was interrupted with exit code 0:
  // https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus/src/commands/build/build.ts
  if (isInterrupted || (code === 0 && !output.includes(WHOLE))) {
    return [`The build was interrupted: ${outDir} was left unchanged.`];
  }
  return [
    ...(code === 0
      ? []
      : [`Docusaurus stopped with exit code ${code}: see above.`]),
    ...(strict ? listWarnings(output) : []),
  ];
}
