import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Lists the files below a folder by their relative path, sorted.
 *
 * @returns an empty list if the folder doesn't exist.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await fs
    .readdir(folder, {recursive: true, withFileTypes: true})
    .catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)),
    )
    .sort();
}
