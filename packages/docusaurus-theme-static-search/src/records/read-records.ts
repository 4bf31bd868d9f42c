import fs from 'node:fs/promises';
import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import type {SearchRecord} from './types';

const TEXTS = [
  'objectID',
  'url',
  'type',
  'content',
  'code',
  'language',
  'docusaurus_tag',
];

function isSearchRecord(value: unknown): value is SearchRecord {
  return (
    isRecord(value) &&
    TEXTS.every((name) => typeof value[name] === 'string') &&
    Array.isArray(value.keywords) &&
    isRecord(value.hierarchy)
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
 * Reads the records that a build has written.
 *
 * @throws if the file is missing or has another format; the message explains
 * how to create it.
 */
export async function readRecords(file: string): Promise<SearchRecord[]> {
  let text: string;
  try {
    text = await fs.readFile(file, 'utf8');
  } catch (cause) {
    throw new Error(
      `There are no search records in ${file}. Build the site first.`,
      {cause},
    );
  }
  const entries = parse(text);
  if (!Array.isArray(entries) || !entries.every(isSearchRecord)) {
    throw new Error(
      `${file} does not contain search records. Build the site again.`,
    );
  }
  return entries;
}
