/** A line of code in a longer file. */
export interface CodeLine {
  code: string;
  /** Line number in that file, from 1. */
  line: number;
}

/**
 * Samples are checked less strictly than the package: they may end with an
 * expression to show its value, and local functions need no annotations.
 */
const HEADER = [
  '# pyright: standard',
  'reportMissingModuleSource=false',
  'reportPrivateUsage=error',
  'reportUnusedExpression=false',
  'reportUnusedImport=error',
].join(', ');

/** The number of lines before the code. */
const HEADER_LINES = 1;

/** Writes the text of a program for the type checker. */
export function writeProgram(lines: readonly CodeLine[]): string {
  return [HEADER, ...lines.map(({code}) => code), ''].join('\n');
}

/**
 * Maps a line of the written program to its line of code.
 *
 * @param lines - the lines from which the program was written.
 * @param line - counted from 1; an error at the program's end may be after the
 * last line.
 * @returns the line in the original file.
 */
export function findSourceLine(
  lines: readonly CodeLine[],
  line: number,
): number {
  const index = Math.max(line - 1 - HEADER_LINES, 0);
  return lines[Math.min(index, lines.length - 1)]?.line ?? 1;
}
