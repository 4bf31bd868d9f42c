import path from 'node:path';
import type {Diagnostic, PythonPackage} from 'python-reader';
import {writeWhole} from '../files/write-whole';
import type {Outline} from '../outline/types';
import {listAll} from '../report/summarize';
import type {Settings} from '../settings';
import {createObjectsInventory} from './objects-inv';
import {collectAliases, type SymbolRecord} from './symbols';
import {versionOf} from './version';

/** The file with all diagnostics of the last run. */
export const DIAGNOSTICS_FILE = 'diagnostics.txt';

/** The file with the version of the package, empty if it doesn't state one. */
export const VERSION_FILE = 'version.txt';

function folderOf({siteDir, cacheDir}: Settings): string {
  return path.resolve(siteDir, cacheDir);
}

/** Writes the model of the whole package, for other tools. */
export async function writeModel(
  source: PythonPackage,
  settings: Settings,
): Promise<void> {
  await writeWhole(
    path.join(folderOf(settings), 'model.json'),
    JSON.stringify(source),
  );
}

/**
 * Writes the symbols in the formats of other tools: for search, for links, and the
 * inventory for Sphinx.
 */
export async function writeSymbols(
  {
    source,
    outline,
    symbols,
  }: {source: PythonPackage; outline: Outline; symbols: SymbolRecord[]},
  settings: Settings,
): Promise<void> {
  const files: Record<string, string | Buffer> = {
    'symbols.json': JSON.stringify(symbols),
    'aliases.json': JSON.stringify(collectAliases(outline)),
    'outside.json': JSON.stringify([...outline.outside]),
    'static/objects.inv': createObjectsInventory(
      settings.package,
      settings.version || versionOf(source),
      symbols,
      settings.inventoryRoute,
    ),
  };
  await Promise.all(
    Object.entries(files).map(([name, data]) =>
      writeWhole(path.join(folderOf(settings), name), data),
    ),
  );
}

/** Writes the version, which a site needs as soon as there are pages. */
export async function writeVersion(
  source: PythonPackage,
  settings: Settings,
): Promise<void> {
  await writeWhole(
    path.join(folderOf(settings), VERSION_FILE),
    settings.version || versionOf(source),
  );
}

/** Writes all diagnostics, one per line; the terminal shows only some of them. */
export async function writeDiagnostics(
  diagnostics: readonly Diagnostic[],
  settings: Settings,
): Promise<void> {
  await writeWhole(
    path.join(folderOf(settings), DIAGNOSTICS_FILE),
    listAll(diagnostics),
  );
}
