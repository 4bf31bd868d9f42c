import path from 'node:path';
import type {Diagnostic, PythonPackage} from 'python-reader';
import {writeWhole} from '../files/write-whole';
import type {Outline} from '../outline/types';
import {listAll} from '../report/summarize';
import type {Settings} from '../settings';
import {createObjectsInventory} from './objects-inv';
import {collectAliases, type SymbolRecord} from './symbols';
import {versionOf} from './version';

/** Where all diagnostics of the last run are. */
export const DIAGNOSTICS_FILE = 'diagnostics.txt';

/**
 * Writes what other tools read: the model, the symbols for search and for
 * links, and the inventory for Sphinx.
 */
export async function writeData(
  {
    source,
    outline,
    symbols,
  }: {source: PythonPackage; outline: Outline; symbols: SymbolRecord[]},
  settings: Settings,
): Promise<void> {
  const folder = path.resolve(settings.siteDir, settings.cacheDir);
  const files: Record<string, string | Buffer> = {
    'model.json': JSON.stringify(source),
    'symbols.json': JSON.stringify(symbols),
    'aliases.json': JSON.stringify(collectAliases(outline)),
    'outside.json': JSON.stringify([...outline.outside]),
    'static/objects.inv': createObjectsInventory(
      settings.package,
      settings.version || versionOf(source),
      symbols,
    ),
  };
  await Promise.all(
    Object.entries(files).map(([name, data]) =>
      writeWhole(path.join(folder, name), data),
    ),
  );
}

/** Writes all diagnostics, one on a line: a terminal shows some of them. */
export async function writeDiagnostics(
  diagnostics: readonly Diagnostic[],
  {siteDir, cacheDir}: Settings,
): Promise<void> {
  await writeWhole(
    path.resolve(siteDir, cacheDir, DIAGNOSTICS_FILE),
    listAll(diagnostics),
  );
}
