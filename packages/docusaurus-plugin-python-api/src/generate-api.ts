import path from 'node:path';
import type {Diagnostic, PythonPackage} from 'python-reader';
import {readPackage, sortDiagnostics} from 'python-reader';
import {openMdxCache} from './docstrings/mdx-cache';
import type {GenerateMemory} from './memory';
import {createOutline} from './outline/outline';
import {createReflectContext} from './reflect/context';
import {reflectProject} from './reflect/project';
import {loadExternalLookup} from './resolve/external-names';
import {loadInventories} from './resolve/load-inventories';
import {NameResolver} from './resolve/name-resolver';
import {
  completeOptions,
  type GenerateOptions,
  type GenerateReport,
  type Settings,
} from './settings';
import {createSourceUrl} from './source-url';
import {
  writeDiagnostics,
  writeModel,
  writeSymbols,
  writeVersion,
} from './write/data';
import {writePages} from './write/pages';
import {collectSymbols} from './write/symbols';

async function read(settings: Settings, {files}: GenerateMemory) {
  const result = await readPackage({
    root: path.resolve(settings.siteDir, settings.path),
    package: settings.package,
    include: settings.include,
    exclude: settings.exclude,
    private: settings.private,
    docstringStyle: settings.docstringStyle,
    paths: settings.paths,
    cache: path.resolve(settings.siteDir, settings.cacheDir),
    memory: files,
    onProgress: (done, total) => {
      settings.onProgress('Reading Python', done, total);
    },
  });
  return {source: result.package, found: result.diagnostics};
}

/** Resolves the names in the package and creates TypeDoc reflections. */
async function reflect(
  source: PythonPackage,
  settings: Settings,
  {docstrings}: GenerateMemory,
) {
  const outline = createOutline(
    source,
    settings.routeBasePath,
    settings.maxSymbols || Infinity,
  );
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => diagnostics.push(diagnostic);
  const inventories = await loadInventories(
    settings.inventories,
    settings,
    report,
  );
  const mdx = await openMdxCache(
    path.resolve(settings.siteDir, settings.cacheDir, 'docstrings.txt'),
    docstrings,
  );
  const context = createReflectContext({
    outline,
    toMdx: mdx.toMdx,
    resolver: new NameResolver(outline, await loadExternalLookup(inventories)),
    sourceUrl: createSourceUrl(settings),
    report,
  });
  const project = reflectProject(context);
  return {
    outline,
    project,
    external: context.external,
    diagnostics,
    save: mdx.save,
  };
}

/** Without a package there is nothing to write, even with `force`. */
function isImpossible({ruleId}: Diagnostic): boolean {
  return ruleId === 'no-such-package';
}

/** Completes paths; with `strict`, warnings become errors. */
function complete(
  diagnostics: Diagnostic[],
  {path: folder, strict}: Settings,
): Diagnostic[] {
  return sortDiagnostics(
    diagnostics.map((diagnostic) =>
      Object.assign(diagnostic, {
        // An inventory is not below the folder of the package.
        file:
          diagnostic.ruleId === 'inventory'
            ? diagnostic.file
            : path.posix.join(folder, diagnostic.file),
        fatal: diagnostic.fatal || strict,
      }),
    ),
  );
}

/** See `generateApi` in `generate.ts`, which loads this file. */
export async function generate(
  options: GenerateOptions,
  memory: GenerateMemory,
): Promise<GenerateReport> {
  const settings = completeOptions(options);
  const {source, found} = await read(settings, memory);
  const {outline, project, external, diagnostics, save} = await reflect(
    source,
    settings,
    memory,
  );
  const all = complete([...found, ...diagnostics], settings);
  await writeDiagnostics(all, settings);
  await writeVersion(source, settings);
  const symbols = collectSymbols(outline);
  const isKept = settings.force
    ? all.some(isImpossible)
    : all.some(({fatal}) => fatal);
  const input = {source, outline, symbols, project, external};
  const pages = isKept ? null : await writePages(input, settings, memory.pages);
  const report = {
    diagnostics: all,
    pages: outline.pages.length,
    symbols: symbols.length,
    files: pages?.report ?? null,
  };
  await settings.onPages(report);
  await save();
  if (pages) {
    await pages.save();
    await writeSymbols(input, settings);
    await writeModel(source, settings);
  }
  return report;
}
