import type {SearchRecord} from '../src/records/types';

/** A query as typed by a reader, and all correct answers. */
export interface BenchQuery {
  category: string;
  query: string;
  /** Paths without the base URL, with the anchor for symbols. */
  expected: readonly string[];
}

/** An engine to compare. */
export interface Engine {
  name: string;
  /** Indexes the records. Searches work afterwards. */
  prepare(records: readonly SearchRecord[]): Promise<void>;
  /** Addresses of the hits, best first. */
  readonly search: (query: string) => Promise<string[]>;
  /** Compressed bytes that a browser fetches before its first answer. */
  measureFirstAnswer(query: string): Promise<number>;
  close?(): Promise<void>;
}
