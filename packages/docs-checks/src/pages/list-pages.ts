import {readdir} from 'node:fs/promises';
import path from 'node:path';

const PAGE = /\.mdx?$/;

/**
 * Lists the Markdown pages in some folders.
 *
 * @param root - the folder that paths are relative to.
 * @param folders - relative to `root`; missing ones are skipped.
 * @returns sorted paths relative to `root`, with forward slashes.
 * @throws if one of them is a file.
 */
export async function listPages(
  root: string,
  folders: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readFolder(root, folder);
      return names
        .filter((name) => PAGE.test(name))
        .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
    }),
  );
  return found.flat().sort();
}

async function readFolder(root: string, folder: string): Promise<string[]> {
  try {
    return await readdir(path.join(root, folder), {recursive: true});
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT') {
      return [];
    }
    if (code === 'ENOTDIR') {
      throw new Error(
        `${folder} is a file, but 'folders' must be a list of folders of pages.`,
        {cause: error},
      );
    }
    throw error;
  }
}
