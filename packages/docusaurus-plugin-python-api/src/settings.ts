import type {Diagnostic, DocstringStyle} from 'python-reader';
import type {WriteReport} from './files/write-folder';
import type {InventorySource} from './resolve/load-inventories';

export interface GenerateReport {
  /** Sorted. With an error among them, no page was touched. */
  diagnostics: Diagnostic[];
  pages: number;
  symbols: number;
  /** Null when errors kept the pages as they were. */
  files: WriteReport | null;
}

export interface GenerateOptions {
  /** The site's folder; other paths are relative to it. */
  siteDir: string;
  /** Folder that holds the package's folder. */
  path: string;
  /** Name of the package; '' for every module in the folder. */
  package: string;
  /** Globs of the files to read, relative to `path`; all by default. */
  include?: string[];
  /** Globs of the files to leave out. */
  exclude?: string[];
  /** Whether names with a leading underscore are documented. */
  private?: boolean;
  docstringStyle?: DocstringStyle | 'auto';
  /** Where a symbol with several public paths is documented; `public`. */
  paths?: 'definition' | 'public';
  /**
   * Address of a line of the source. `{path}` is the file's path from the
   * site, `{file}` from `path`, `{repoPath}` from the root of its own Git
   * repository, which may be a submodule; `{line}` its line, `{revision}` the
   * commit that is checked out there.
   */
  sourceUrl?: string;
  /** Folder of the pages; `api`. */
  out?: string;
  /** Route of the reference; `/api`. */
  routeBasePath?: string;
  /** Folder of what other tools read; `.cache/` and `out`. */
  cacheDir?: string;
  /** The most symbols on one page; larger modules are split; 200. */
  maxSymbols?: number | false;
  /** Whether every warning is an error; false by default. */
  strict?: boolean;
  /** Whether the pages are written in spite of errors; false by default. */
  force?: boolean;
  /** The version for `objects.inv`; what the package states by default. */
  version?: string;
  /**
   * Route that `objects.inv` is published below, such as `/tools`: its addresses
   * are relative to it. By default '', the root of the site.
   */
  inventoryRoute?: string;
  /** Documentation of other projects that types link to. */
  inventories?: InventorySource[];
  /**
   * Called when the pages are written; what other tools read follows when it has
   * settled.
   */
  onPages?: (report: GenerateReport) => Promise<void>;
  /** Called at each step, with what is done and how much there is. */
  onProgress?: (step: string, done?: number, total?: number) => void;
}

/** The options with their defaults. */
export type Settings = Required<GenerateOptions>;

/** Fills in the defaults. */
export function completeOptions(options: GenerateOptions): Settings {
  const out = options.out ?? 'api';
  return {
    ...options,
    include: options.include ?? [],
    exclude: options.exclude ?? [],
    private: options.private ?? false,
    docstringStyle: options.docstringStyle ?? 'auto',
    paths: options.paths ?? 'public',
    sourceUrl: options.sourceUrl ?? '',
    out,
    routeBasePath: (options.routeBasePath ?? '/api').replace(/\/$/, ''),
    cacheDir: options.cacheDir ?? `.cache/${out}`,
    maxSymbols: options.maxSymbols ?? 200,
    strict: options.strict ?? false,
    force: options.force ?? false,
    version: options.version ?? '',
    inventoryRoute: options.inventoryRoute ?? '',
    inventories: options.inventories ?? [],
    onPages: options.onPages ?? (() => Promise.resolve()),
    onProgress: options.onProgress ?? (() => undefined),
  };
}
