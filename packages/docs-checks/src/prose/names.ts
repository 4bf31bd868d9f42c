import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';

/**
 * Reads the names that keep their capital in headings: a YAML list of texts.
 *
 * @throws Error when the file can't be read or is no such list.
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
