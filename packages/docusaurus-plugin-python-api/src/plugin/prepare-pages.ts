import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {makeFolderSync} from '../files/make-folder-sync';

/**
 * Creates the folder of the pages and its sidebar, synchronously: the docs plugin
 * fails without them, even though it reads them only later.
 */
export function preparePages(folder: string): void {
  const sidebar = path.join(folder, 'sidebars.json');
  makeFolderSync(folder);
  if (!existsSync(sidebar)) {
    writeFileSync(sidebar, '{"api": []}\n');
  }
}
