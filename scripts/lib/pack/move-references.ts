import path from 'node:path';

/** Matches the path of a reference to declarations. */
const REFERENCE = /(?<=^\/\/\/ <reference path=")[^"]+/gm;

/**
 * Makes references relative to a source again: the compiler writes them relative to
 * its output, which is in another folder.
 *
 * @param code - the declarations in the output.
 * @param output - the path of their file.
 * @param source - the path of the source that they declare.
 */
export function moveReferences(
  code: string,
  output: string,
  source: string,
): string {
  return code.replaceAll(REFERENCE, (reference) =>
    path
      .relative(
        path.dirname(source),
        path.resolve(path.dirname(output), reference),
      )
      .replaceAll('\\', '/'),
  );
}
