import fs from 'node:fs/promises';
import type {SymbolEntry} from '../records/types';
import {isRecord} from 'docusaurus-plugin-page-exports/guards';

const TEXTS = ['name', 'dotted', 'kind', 'url', 'summary'] as const;

function isSymbolEntry(value: unknown): value is SymbolEntry {
  return (
    isRecord(value) && TEXTS.every((name) => typeof value[name] === 'string')
  );
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/**
 * Reads the list of the API's symbols.
 *
 * @returns [] if there is no list; the reference is then searched as prose.
 * @throws if the file is not such a list.
 */
export async function readSymbols(file: string): Promise<SymbolEntry[]> {
  const text = await readIfThere(file);
  if (text === undefined) {
    return [];
  }
  const entries: unknown = JSON.parse(text);
  if (!Array.isArray(entries) || !entries.every(isSymbolEntry)) {
    throw new Error(`${file} is not a list of symbols. Generate it again.`);
  }
  return entries;
}
