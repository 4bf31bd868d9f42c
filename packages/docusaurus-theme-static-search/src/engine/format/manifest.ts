/** The version of the file format. Other versions are rejected. */
export const FORMAT = 3;

/** Consecutive records with the same value: the first record, and the value. */
export type Run = readonly [start: number, value: string];

/** The data needed before the first query. */
export interface Manifest {
  format: typeof FORMAT;
  /** The folder of all other files: a digest of their content. */
  build: string;
  /** The number of records. */
  records: number;
  /** The start of each shard of terms: its first key, or a prefix of it. */
  terms: readonly string[];
  /** The number of records in each shard of records, by `encodeNumber`. */
  texts: string;
  /** The first letter of the words in each vocabulary file. */
  words: readonly string[];
  /** Size of the whole vocabulary, in characters. */
  wordsSize: number;
  /** The number of records of each page or symbol, by `encodeNumber`. */
  pages: string;
  /**
   * Lengths of runs of records, by `encodeNumber`, alternating between those
   * of prose and those that document code. The first run may be empty.
   */
  code: string;
  /** The attributes by which records can be filtered. */
  facets: Readonly<Record<string, readonly Run[]>>;
}

/** The manifest's path in the index's folder. All other files are in `build`. */
export const MANIFEST = 'manifest.json';

export function termsFile(build: string, shard: number): string {
  return `${build}/terms-${shard}.txt`;
}

export function textsFile(build: string, shard: number): string {
  return `${build}/records-${shard}.json`;
}

export function wordsFile(build: string, shard: number): string {
  return `${build}/words-${shard}.txt`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isArrayOf(value: unknown, type: 'number' | 'string'): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === type);
}

function isRun(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[0] === 'number' &&
    typeof value[1] === 'string'
  );
}

/** Whether a parsed file is a manifest in this format. */
export function isManifest(value: unknown): value is Manifest {
  return (
    isObject(value) &&
    value.format === FORMAT &&
    typeof value.build === 'string' &&
    typeof value.records === 'number' &&
    typeof value.pages === 'string' &&
    typeof value.code === 'string' &&
    typeof value.wordsSize === 'number' &&
    isArrayOf(value.terms, 'string') &&
    typeof value.texts === 'string' &&
    isArrayOf(value.words, 'string') &&
    isObject(value.facets) &&
    Object.values(value.facets).every(
      (runs) => Array.isArray(runs) && runs.every(isRun),
    )
  );
}
