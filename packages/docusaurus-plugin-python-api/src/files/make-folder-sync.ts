import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Creates a folder and those above it. `mkdir` with `recursive` never ends in
 * /proc, where creating a folder fails as if the folder above it was missing.
 *
 * @throws if the folder can't be created.
 */
export function makeFolderSync(folder: string): void {
  if (existsSync(folder)) {
    return;
  }
  const parent = path.dirname(folder);
  if (parent !== folder) {
    makeFolderSync(parent);
  }
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(folder)) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `Can't create the folder ${folder}: ${reason}. Check 'out' and 'cacheDir' in the options of docusaurus-plugin-python-api.`,
        {cause: error},
      );
    }
  }
}
