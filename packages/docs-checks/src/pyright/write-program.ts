/** A line of code that stands in a longer file. */
export interface CodeLine {
  code: string;
  /** Line in that file; counts from 1. */
  line: number;
}

/**
 * How code that is shown to readers is judged: as a careful user's code. It
 * may show a value by naming it, and may leave local functions without
 * annotations.
 */
const HEADER = [
  '# pyright: standard',
  'reportMissingModuleSource=false',
  'reportPrivateUsage=error',
  'reportUnusedExpression=false',
  'reportUnusedImport=error',
].join(', ');

/** Lines before the first line of the code. */
const HEADER_LINES = 1;

/** Writes the text of a program for the type checker. */
export function writeProgram(lines: readonly CodeLine[]): string {
  return [HEADER, ...lines.map(({code}) => code), ''].join('\n');
}

/**
 * Finds the line of code that a line of the written program is.
 *
 * @param lines - what the program was written from.
 * @param line - counts from 1; an error at the program's end may lie behind
 * the last line.
 * @returns the line in the file that the code comes from.
 */
export function findSourceLine(
  lines: readonly CodeLine[],
  line: number,
): number {
  const index = Math.max(line - 1 - HEADER_LINES, 0);
  return lines[Math.min(index, lines.length - 1)]?.line ?? 1;
}
