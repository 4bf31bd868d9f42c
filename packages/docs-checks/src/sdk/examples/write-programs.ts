import type {Program} from '../../pyright/make-project';
import {findSourceLine, writeProgram} from '../../pyright/write-program';
import type {Example} from './extract-example';

/** A program made of an example, and the way back. */
export interface ExampleProgram extends Program {
  example: Example;
}

/** Makes one Python program of each example. */
export function writePrograms(examples: readonly Example[]): ExampleProgram[] {
  return examples.map((example, index) => ({
    name: `example_${index}.py`,
    text: writeProgram(example.lines),
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
  return findSourceLine(example.lines, line);
}
