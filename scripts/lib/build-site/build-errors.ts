/**
 * Docusaurus prints this once at the very end, unlike "Generated static files",
 * which it prints after each locale.
 */
const WHOLE = 'command to test your build locally';

/**
 * Warnings that a strict build allows: about an SDK's source, which
 * `sdk.strict` turns into errors, and about uncommitted pages.
 */
const TOLERATED = [/\] \d+ × [\w-]+: /, /as they are not tracked by git/];

/** The result of a Docusaurus build. */
export interface BuildEnd {
  code: number;
  /** Everything that it printed. */
  output: string;
  /** Whether this process was interrupted meanwhile. */
  isInterrupted: boolean;
}

function listWarnings(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.includes('[WARNING]'))
    .filter((line) => !TOLERATED.some((pattern) => pattern.test(line)));
}

/**
 * Lists the errors of a build, one message each.
 *
 * @param outDir - the target folder, for messages.
 * @param strict - whether warnings count as errors.
 */
export function findBuildErrors(
  {code, output, isInterrupted}: BuildEnd,
  {outDir, strict}: {outDir: string; strict: boolean},
): string[] {
  // Docusaurus exits with code 0 when interrupted:
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
