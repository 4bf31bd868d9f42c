import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Makes sure that the folder of the pages and its sidebar exist, at once: the
 * docs plugin stops without them, even though it reads them only later.
 */
export function preparePages(folder: string): void {
  const sidebar = path.join(folder, 'sidebars.json');
  mkdirSync(folder, {recursive: true});
  if (!existsSync(sidebar)) {
    writeFileSync(sidebar, '{"api": []}\n');
  }
}
