import type {Diagnostic, DocstringStyle} from 'python-reader';
import type {WriteReport} from './files/write-folder';
import type {InventorySource} from './resolve/load-inventories';

export interface GenerateReport {
  /**
   * Sorted. If one of them is an error, no page has been changed, unless `force`
   * is set.
   */
  diagnostics: Diagnostic[];
  pages: number;
  symbols: number;
  /** Null if the pages were not changed because of errors. */
  files: WriteReport | null;
}

export interface GenerateOptions {
  /** The site's folder; other paths are relative to it. */
  siteDir: string;
  /** Folder that contains the package's folder. */
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
   * URL of a source line. `{path}` is the file's path relative to the site,
   * `{file}` relative to `path`, `{repoPath}` relative to the root of its own Git
   * repository, which may be a submodule. `{line}` is the line, and `{revision}`
   * the commit that is checked out in that repository.
   */
  sourceUrl?: string;
  /** Folder of the pages; `api`. */
  out?: string;
  /** Route of the reference; `/api`. */
  routeBasePath?: string;
  /** Folder for parse results and data files; `.cache/` and `out`. */
  cacheDir?: string;
  /** Maximum number of symbols on a page, 200; larger modules are split. */
  maxSymbols?: number | false;
  /** Whether every warning is an error; false by default. */
  strict?: boolean;
  /** Whether the pages are written in spite of errors; false by default. */
  force?: boolean;
  /** The version for `objects.inv`; that of the package by default. */
  version?: string;
  /**
   * Route below which `objects.inv` is published, such as `/tools`, and to which
   * its URLs are relative. By default '', the root of the site.
   */
  inventoryRoute?: string;
  /** Documentation of other projects that types link to. */
  inventories?: InventorySource[];
  /**
   * Called when the pages are written. The data files are written once the promise
   * is settled.
   */
  onPages?: (report: GenerateReport) => Promise<void>;
  /** Called at each step, with the number of items done and the total. */
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
