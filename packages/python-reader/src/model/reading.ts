import type {DocstringStyle} from './docstrings';
import type {PythonPackage} from './modules';

export type FaultCode =
  | 'no-such-package'
  | 'unreadable-file'
  | 'encoding'
  | 'syntax'
  | 'duplicate-module'
  | 'unknown-export'
  | 'dynamic-exports'
  | 'unresolved-import'
  | 'unknown-name'
  | 'cyclic-import'
  | 'unknown-base'
  | 'cyclic-base'
  | 'inconsistent-bases'
  | 'unknown-argument';

/** Something wrong in what was read, worded for the person who mends it. */
export interface Fault {
  code: FaultCode;
  /** An error makes a page wrong; a warning makes it less good. */
  severity: 'error' | 'warning';
  /** Relative to `ReadOptions.root`, with forward slashes. */
  file: string;
  line: number;
  /** What is wrong. */
  message: string;
  /** How to mend it. */
  hint: string;
}

export interface ReadOptions {
  /** Directory that holds the package's directory. */
  root: string;
  /** Name of the package's directory; '' reads every module under root. */
  package: string;
  /** Globs relative to `root`; empty or absent takes every file. */
  include?: string[];
  /** Globs relative to `root`; wins over `include`. */
  exclude?: string[];
  /** Count private names as public; off by default. */
  private?: boolean;
  /** `auto` (default) tells each docstring's style by itself. */
  docstringStyle?: DocstringStyle | 'auto';
  /** Directory of parse results (`.cache/api`); none keeps nothing. */
  cache?: string;
  /** Called after each file, for progress: files done, files in all. */
  onProgress?: (done: number, total: number) => void;
}

export interface ReadResult {
  package: PythonPackage;
  /** Ordered by file, then line. */
  faults: Fault[];
  /** How many files were parsed anew and how many came from the cache. */
  statistics: {parsed: number; cached: number};
}
