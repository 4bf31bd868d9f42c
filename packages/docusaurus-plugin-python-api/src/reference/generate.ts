import path from 'node:path';
import type {JSONOutput} from 'typedoc';
import {makeDraftFolder} from '../files/make-draft-folder';
import {readFolder} from '../files/read-folder';
import {type WriteReport, writeFolder} from '../files/write-folder';
import {writeWhole} from '../files/write-whole';
import type {DocstringStyle, PythonPackage} from 'python-reader';
import {readPackage} from 'python-reader';
import {createEmitContext, type EmitContext} from '../typedoc/emit/context';
import {emitProject} from '../typedoc/emit/project';
import {renderProject} from '../typedoc/render';
import {type ApiFault, sortFaults} from './faults';
import {INDEX_SEGMENT, renderIndexPage} from './index-page';
import {loadExternalLookup} from './inventory/external';
import {createObjectsInventory} from './inventory/objects-inv';
import {NameFinder} from './names';
import {createOutline, type Outline} from './outline';
import {createSidebar} from './sidebar';
import {collectAliases, collectSymbols, type SymbolRecord} from './symbols';
import {versionOf} from './version';

/** Which SDK to document, as `config/product.ts` describes it. */
export interface SdkOptions {
  /** Folder that holds the package's folder, relative to the site. */
  path: string;
  /** Name of the package; '' for every module in the folder. */
  package: string;
  include: string[];
  exclude: string[];
  private: boolean;
  docstringStyle: DocstringStyle | 'auto';
  /** Address of a line of the source with `{path}` and `{line}`. */
  sourceUrl: string;
}

export interface GenerateOptions {
  /** The site's root. */
  siteDir: string;
  sdk: SdkOptions;
  /** Folder of the pages, relative to the site; `api`. */
  outDir?: string;
  /** Folder of what other tools read; `.cache/api`. */
  cacheDir?: string;
  /** Route of the reference; `/api`. */
  basePath?: string;
  /**
   * Write the pages in spite of errors that only make them less good. A file
   * that cannot be read would take its page away, so that one still counts.
   */
  force?: boolean;
  /** The version for `objects.inv`; what the SDK states as `__version__`. */
  version?: string;
  /** Told of each step: what is done, how many of how many. */
  onProgress?: (step: string, done?: number, total?: number) => void;
}

export interface GenerateReport {
  /** Sorted. With an error among them, no page was touched. */
  faults: ApiFault[];
  pages: number;
  symbols: number;
  /** Null when errors kept the pages as they were. */
  files: WriteReport | null;
}

/** Faults after which a page would be missing. */
const LOSSES: ReadonlySet<string> = new Set([
  'encoding',
  'no-such-package',
  'syntax',
  'unreadable-file',
]);

interface Settings extends Required<GenerateOptions> {
  outPath: string;
  cachePath: string;
}

function settle(options: GenerateOptions): Settings {
  const {siteDir, outDir = 'api', cacheDir = '.cache/api'} = options;
  return {
    ...options,
    outDir,
    cacheDir,
    basePath: options.basePath ?? '/api',
    force: options.force ?? false,
    version: options.version ?? '',
    onProgress: options.onProgress ?? (() => undefined),
    outPath: path.resolve(siteDir, outDir),
    cachePath: path.resolve(siteDir, cacheDir),
  };
}

async function read(settings: Settings) {
  const {sdk, siteDir, cachePath, onProgress} = settings;
  const result = await readPackage({
    root: path.resolve(siteDir, sdk.path),
    package: sdk.package,
    include: sdk.include,
    exclude: sdk.exclude,
    private: sdk.private,
    docstringStyle: sdk.docstringStyle,
    cache: cachePath,
    onProgress: (done, total) => {
      onProgress('Reading the SDK', done, total);
    },
  });
  const faults = result.diagnostics.map(
    ({fatal, file, line, reason, note}): ApiFault => ({
      severity: fatal ? 'error' : 'warning',
      file: path.posix.join(sdk.path, file),
      line,
      message: `${reason}.`.replace(/\.\.$/, '.'),
      hint: note,
    }),
  );
  const lost = result.diagnostics.some(
    ({ruleId, fatal}) => fatal && LOSSES.has(ruleId),
  );
  return {source: result.package, faults, lost};
}

function createContext(
  outline: Outline,
  finder: NameFinder,
  settings: Settings,
  faults: ApiFault[],
) {
  const {sdk} = settings;
  return createEmitContext({
    outline,
    finder,
    sourceUrl: ({file, line}) =>
      sdk.sourceUrl
        .replace('{path}', () => encodeURI(path.posix.join(sdk.path, file)))
        .replace('{line}', String(line)) || undefined,
    report: (fault) =>
      faults.push({...fault, file: path.posix.join(sdk.path, fault.file)}),
  });
}

async function writeCache(
  source: PythonPackage,
  outline: Outline,
  symbols: SymbolRecord[],
  settings: Settings,
): Promise<void> {
  const {cachePath, sdk, version} = settings;
  const inventory = createObjectsInventory(
    sdk.package,
    version || versionOf(source),
    symbols,
  );
  const files: Record<string, string | Buffer> = {
    'model.json': JSON.stringify(source),
    'symbols.json': JSON.stringify(symbols),
    'aliases.json': JSON.stringify(collectAliases(outline)),
    'outside.json': JSON.stringify([...outline.outside]),
    'static/objects.inv': inventory,
  };
  await Promise.all(
    Object.entries(files).map(([name, data]) =>
      writeWhole(path.join(cachePath, name), data),
    ),
  );
}

function isError({severity}: ApiFault): boolean {
  return severity === 'error';
}

async function writePages(
  project: JSONOutput.ProjectReflection,
  context: EmitContext,
  symbols: SymbolRecord[],
  settings: Settings,
): Promise<WriteReport> {
  const {cachePath, outPath, sdk, siteDir, basePath, onProgress} = settings;
  const workshop = await makeDraftFolder(cachePath, 'run');
  const folder = path.join(workshop.path, 'pages');
  try {
    onProgress('Writing pages');
    const problems = await renderProject(project, {
      siteDir,
      basePath,
      external: (name) => {
        const target = context.finder.findTarget(name);
        return typeof target === 'string' ? target : undefined;
      },
      projectFile: path.join(workshop.path, 'typedoc.json'),
      outDir: folder,
    });
    if (problems.length > 0) {
      throw new Error(`TypeDoc reports: ${problems.join('\n')}`);
    }
    const sidebar = createSidebar(context.outline, INDEX_SEGMENT);
    const pages: Map<string, string | Uint8Array> = await readFolder(folder);
    pages.set(`${INDEX_SEGMENT}.mdx`, renderIndexPage(sdk.package, symbols));
    pages.set('sidebars.json', `${JSON.stringify({api: sidebar}, null, 2)}\n`);
    return await writeFolder(outPath, pages);
  } finally {
    await workshop.remove();
  }
}

/**
 * Generates the API reference: reads the SDK, writes one page a module, the
 * index of symbols, the sidebar, and what other tools read of it.
 *
 * @returns what was written and what has to be mended; with an error among the
 * faults the pages stay as they were
 * @throws when a file cannot be written
 */
export async function generateApi(
  options: GenerateOptions,
): Promise<GenerateReport> {
  const settings = settle(options);
  const {source, faults, lost} = await read(settings);
  const outline = createOutline(source, settings.basePath);
  const symbols = collectSymbols(outline);
  const finder = new NameFinder(outline, await loadExternalLookup());
  const context = createContext(outline, finder, settings, faults);
  const project = emitProject(context);
  const keep = lost || (!settings.force && faults.some(isError));
  const files = keep
    ? null
    : await writePages(project, context, symbols, settings);
  if (files) {
    await writeCache(source, outline, symbols, settings);
  }
  return {
    faults: sortFaults(faults),
    pages: outline.pages.length,
    symbols: symbols.length,
    files,
  };
}
