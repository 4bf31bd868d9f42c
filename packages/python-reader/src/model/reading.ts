import type {Diagnostic} from '../diagnostics';
import type {DocstringStyle} from './docstrings';
import type {ParsedModule} from '../syntax/parsed-module';
import type {PythonPackage} from './modules';

/** Parsed files by package and content. */
export type ReadMemory = Map<string, Map<string, ParsedModule>>;

export interface ReadOptions {
  /** Directory that contains the package's directory. */
  root: string;
  /**
   * Import name of the package or module, `shop` or `company.shop`; '' reads
   * every module under root.
   */
  package: string;
  /** Globs relative to `root`; if empty or absent, all files are read. */
  include?: string[];
  /** Globs relative to `root`; takes precedence over `include`. */
  exclude?: string[];
  /** Treat private names as public; off by default. */
  private?: boolean;
  /**
   * Where a symbol with several public paths is documented: at its
   * `definition` (default), or at the shortest `public` path. Symbols that are
   * defined in private modules are documented at a re-export either way.
   */
  paths?: 'definition' | 'public';
  /** `auto` (default) detects the style of each docstring. */
  docstringStyle?: DocstringStyle | 'auto';
  /** Directory for parse results (`.cache/api`); without it, none are kept. */
  cache?: string;
  /**
   * Parse results in memory, in addition to `cache`, for a process that reads
   * the package repeatedly. Pass the same map each time, empty at first.
   */
  memory?: ReadMemory;
  /** Called after each file with the number of files done and the total. */
  onProgress?: (done: number, total: number) => void;
}

export interface ReadResult {
  package: PythonPackage;
  /** Sorted by file, then line. */
  diagnostics: Diagnostic[];
  /** How many files were parsed, and how many came from the cache. */
  statistics: {parsed: number; cached: number};
}
