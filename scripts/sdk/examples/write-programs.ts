import type {Program} from '../pyright/make-project';
import type {Example} from './extract-example';

/** A program made of an example, and the way back. */
export interface ExampleProgram extends Program {
  example: Example;
}

/**
 * How examples are judged: as a careful user's code. They may show a value
 * by naming it, and may leave local functions without annotations.
 */
const HEADER = [
  '# pyright: standard',
  'reportMissingModuleSource=false',
  'reportPrivateUsage=error',
  'reportUnusedExpression=false',
  'reportUnusedImport=error',
].join(', ');

/** Lines before the first line of the example. */
const HEADER_LINES = 1;

/** Makes one Python program of each example. */
export function writePrograms(examples: readonly Example[]): ExampleProgram[] {
  return examples.map((example, index) => ({
    name: `example_${index}.py`,
    text: [HEADER, ...example.lines.map(({code}) => code), ''].join('\n'),
    example,
  }));
}

/**
 * Finds the line of the SDK that a line of a program comes from.
 *
 * @param line - counts from 1; an error at the program's end may lie behind
 * the last line.
 */
export function findExampleLine({example}: ExampleProgram, line: number) {
  const last = example.lines.length - 1;
  const index = Math.min(Math.max(line - 1 - HEADER_LINES, 0), last);
  return example.lines[index]?.line ?? 1;
}
