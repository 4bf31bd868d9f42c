import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {writeModule} from './write-module';

/** The request of a module, between its import and its id. */
const REQUEST = /"(?:[^"\\]|\\.)*"(?=, require\.resolveWeak\()/g;

/**
 * Writes the list of modules that routes load, as browsers need it. Only the
 * rendering of a page reads by which requests they were found.
 *
 * @returns the file's path.
 */
export function trimRegistry({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): string {
  const file = path.join(generatedFilesDir, 'registry.js');
  const text = fs.readFileSync(file, 'utf8').replaceAll(REQUEST, '""');
  return writeModule(generatedFilesDir, 'registry.js', text);
}
