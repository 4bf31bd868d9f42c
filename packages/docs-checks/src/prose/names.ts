import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';

/**
 * Reads the names that keep their capitals in headings: a YAML list of strings.
 *
 * @throws Error if the file can't be read or is not such a list.
 */
export async function readNames(file: string): Promise<string[]> {
  const value: unknown = parse(await readFile(file, 'utf8'));
  if (
    !Array.isArray(value) ||
    !value.every((name): name is string => typeof name === 'string')
  ) {
    throw new Error(`${file}:1 must be a list of names.`);
  }
  return value;
}
