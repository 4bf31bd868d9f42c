import fs from 'node:fs/promises';
import type {BenchQuery} from './types';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isQuery(value: unknown): value is BenchQuery {
  return (
    isObject(value) &&
    typeof value.category === 'string' &&
    typeof value.query === 'string' &&
    Array.isArray(value.expected) &&
    value.expected.length > 0
  );
}

async function readList<Entry>(
  file: string,
  isEntry: (value: unknown) => value is Entry,
  hint: string,
): Promise<Entry[]> {
  let text: string;
  try {
    text = await fs.readFile(file, 'utf8');
  } catch (cause) {
    throw new Error(`${file} can't be read: ${hint}`, {cause});
  }
  const entries: unknown = JSON.parse(text);
  if (!Array.isArray(entries) || !entries.every(isEntry)) {
    throw new Error(`${file} is not of the expected form: ${hint}`);
  }
  return entries;
}

/**
 * Reads the queries.
 *
 * @param fillIn - writes the site's own names into a query and its paths.
 */
export async function readQueries(
  file: string,
  fillIn: (query: BenchQuery) => BenchQuery,
): Promise<BenchQuery[]> {
  const hint = 'each entry has a category, a query and expected paths.';
  return (await readList(file, isQuery, hint)).map(fillIn);
}
