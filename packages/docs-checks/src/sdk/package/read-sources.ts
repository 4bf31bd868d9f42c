import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {PythonPackage} from 'python-reader';

/**
 * Reads the lines of a package's files.
 *
 * @param root - the folder that the model's paths are relative to.
 * @throws Error if a file no longer exists.
 */
export async function readSources(
  root: string,
  {modules}: PythonPackage,
): Promise<Map<string, string[]>> {
  const files = modules.flatMap(({stub, source}) =>
    [stub, source].filter((file) => file !== null),
  );
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string[]]> => {
        const text = await readFile(path.join(root, file), 'utf8');
        return [file, text.split(/\r\n|\r|\n/)];
      }),
    ),
  );
}
