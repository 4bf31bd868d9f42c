import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Lists the files in a folder and its subfolders, including links, which it doesn't
 * follow: with the option `recursive`, some versions of Node.js do, without an end.
 *
 * @see https://github.com/nodejs/node/issues/51858
 * @returns paths that start with the folder's.
 */
export async function listFilesIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, {withFileTypes: true});
  const files = entries.map(async (entry) => {
    const place = path.join(folder, entry.name);
    return entry.isDirectory() ? listFilesIn(place) : [place];
  });
  return (await Promise.all(files)).flat();
}
