import {readdir} from 'node:fs/promises';
import path from 'node:path';

const PAGE = /\.mdx?$/;

/**
 * Lists the Markdown pages in some folders.
 *
 * @param root - the folder that paths are relative to.
 * @param folders - relative to `root`; missing ones are skipped.
 * @returns sorted paths relative to `root`, with forward slashes.
 */
export async function listPages(
  root: string,
  folders: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readFolder(path.join(root, folder));
      return names
        .filter((name) => PAGE.test(name))
        .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
    }),
  );
  return found.flat().sort();
}

async function readFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder, {recursive: true});
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
