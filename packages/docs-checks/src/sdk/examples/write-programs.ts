import type {Program} from '../../pyright/make-project';
import {findSourceLine, writeProgram} from '../../pyright/write-program';
import type {Example} from './extract-example';

/** A program created from an example. */
export interface ExampleProgram extends Program {
  example: Example;
}

/** Creates one Python program per example. */
export function writePrograms(examples: readonly Example[]): ExampleProgram[] {
  return examples.map((example, index) => ({
    name: `example_${index}.py`,
    text: writeProgram(example.lines),
    example,
  }));
}

/**
 * Maps a line of a program to its line in the SDK.
 *
 * @param line - counted from 1; an error at the program's end may be after the
 * last line.
 */
export function findExampleLine({example}: ExampleProgram, line: number) {
  return findSourceLine(example.lines, line);
}
