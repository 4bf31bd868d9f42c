import type {Diagnostic} from '../diagnostics';
import type {DocstringStyle} from './docstrings';
import type {ParsedModule} from '../syntax/parsed-module';
import type {PythonPackage} from './modules';

/** Parsed files by package and content. */
export type ReadMemory = Map<string, Map<string, ParsedModule>>;

export interface ReadOptions {
  /** Directory that holds the package's directory. */
  root: string;
  /**
   * Import name of the package or module, `shop` or `company.shop`; '' reads
   * every module under root.
   */
  package: string;
  /** Globs relative to `root`; empty or absent takes every file. */
  include?: string[];
  /** Globs relative to `root`; wins over `include`. */
  exclude?: string[];
  /** Count private names as public; off by default. */
  private?: boolean;
  /**
   * Where a symbol with several public paths is documented: at its
   * `definition` (default), or at the shortest `public` path. What is defined
   * in private is documented at a re-export either way.
   */
  paths?: 'definition' | 'public';
  /** `auto` (default) tells each docstring's style by itself. */
  docstringStyle?: DocstringStyle | 'auto';
  /** Directory of parse results (`.cache/api`); none keeps nothing. */
  cache?: string;
  /**
   * What a process that reads the package again and again remembers beside
   * `cache`: an object of its own, empty at first.
   */
  memory?: ReadMemory;
  /** Called after each file, for progress: files done, files in all. */
  onProgress?: (done: number, total: number) => void;
}

export interface ReadResult {
  package: PythonPackage;
  /** Ordered by file, then line. */
  diagnostics: Diagnostic[];
  /** How many files were parsed anew and how many came from the cache. */
  statistics: {parsed: number; cached: number};
}
