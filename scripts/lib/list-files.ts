import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Lists the files in a folder and its subfolders, including links.
 *
 * @returns paths that start with the folder's.
 */
export async function listFilesIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
