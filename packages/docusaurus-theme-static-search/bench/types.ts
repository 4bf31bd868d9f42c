import type {SearchRecord} from '../src/records/types';

/** A query as a reader types it, and every place that answers it. */
export interface BenchQuery {
  category: string;
  query: string;
  /** Paths without base URL, with anchor for symbols. */
  expected: readonly string[];
}

/** What is compared. */
export interface Engine {
  name: string;
  /** Indexes the records; answers afterwards. */
  prepare(records: readonly SearchRecord[]): Promise<void>;
  /** Addresses of the hits, best first. */
  readonly search: (query: string) => Promise<string[]>;
  /** Compressed bytes that a browser fetches before its first answer. */
  measureFirstAnswer(query: string): Promise<number>;
  close?(): Promise<void>;
}
