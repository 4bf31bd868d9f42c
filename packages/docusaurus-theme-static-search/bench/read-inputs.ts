import fs from 'node:fs/promises';
import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import type {BenchQuery} from './types';

function isQuery(value: unknown): value is BenchQuery {
  return (
    isRecord(value) &&
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
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not valid JSON: ${String(cause)}`, {cause});
  }
  if (!Array.isArray(entries) || !entries.every(isEntry)) {
    throw new Error(`${file} has an unexpected format: ${hint}`);
  }
  return entries;
}

/**
 * Reads a set of queries.
 *
 * @throws if the file is missing or has an unexpected format.
 */
export function readQueries(file: string): Promise<BenchQuery[]> {
  const hint = 'each entry has a category, a query and expected paths.';
  return readList(file, isQuery, hint);
}
