import fs from 'node:fs/promises';
import path from 'node:path';
import {listFilesIn} from '../list-files';

/**
 * Lists the files of a package's source folder.
 *
 * @throws if one is a symbolic link: npm packs none, and copying what it leads
 * to could publish a file from anywhere on this machine.
 */
export async function listSources(folder: string): Promise<string[]> {
  const files = await listFilesIn(folder);
  for (const file of files) {
    if ((await fs.lstat(file)).isSymbolicLink()) {
      throw new Error(
        `${path.relative(process.cwd(), file)} is a symbolic link, which npm ` +
          "doesn't pack: replace it by a file.",
      );
    }
  }
  return files;
}
