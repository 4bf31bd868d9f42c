/** The version of the files' format: a reader refuses any other. */
export const FORMAT = 3;

/** Consecutive records that share a value: where it starts, and the value. */
export type Run = readonly [start: number, value: string];

/** What a reader has to know before the first query. */
export interface Manifest {
  format: typeof FORMAT;
  /** The folder of all other files: a digest of their contents. */
  build: string;
  /** How many records there are. */
  records: number;
  /** Where each shard of terms starts: its first key, or a beginning of it. */
  terms: readonly string[];
  /** How many records each shard of records has, by `encodeNumber`. */
  texts: string;
  /** The first letter of each vocabulary file's words. */
  words: readonly string[];
  /** Size of the whole vocabulary, in characters. */
  wordsSize: number;
  /** How many records each page or symbol has, by `encodeNumber`. */
  pages: string;
  /**
   * Runs of records that document code and of others, by turns, by
   * `encodeNumber`; the first run is of others and may be empty.
   */
  symbols: string;
  /** What records can be filtered by, attribute by attribute. */
  facets: Readonly<Record<string, readonly Run[]>>;
}

/** The manifest's place in the index's folder; all else lies in `build`. */
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

/** Whether a parsed file is a manifest of this format. */
export function isManifest(value: unknown): value is Manifest {
  return (
    isObject(value) &&
    value.format === FORMAT &&
    typeof value.build === 'string' &&
    typeof value.records === 'number' &&
    typeof value.pages === 'string' &&
    typeof value.symbols === 'string' &&
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
