import fs from 'node:fs/promises';
import type {SearchRecord} from './types';

/** Where a build leaves the records, relative to the root. */
export const RECORDS_FILE = '.cache/search/records.json';

const TEXTS = [
  'objectID',
  'url',
  'type',
  'content',
  'code',
  'language',
  'docusaurus_tag',
];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSearchRecord(value: unknown): value is SearchRecord {
  return (
    isObject(value) &&
    TEXTS.every((name) => typeof value[name] === 'string') &&
    Array.isArray(value.keywords) &&
    isObject(value.hierarchy)
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the records that a build leaves.
 *
 * @throws where there are none, or none of this form: the message says how to
 * make them.
 */
export async function readRecords(file: string): Promise<SearchRecord[]> {
  let text: string;
  try {
    text = await fs.readFile(file, 'utf8');
  } catch (cause) {
    throw new Error(
      `There are no search records in ${file}: run 'npm run build' first.`,
      {cause},
    );
  }
  const entries = parse(text);
  if (!Array.isArray(entries) || !entries.every(isSearchRecord)) {
    throw new Error(
      `${file} does not hold search records: run 'npm run build' again.`,
    );
  }
  return entries;
}
