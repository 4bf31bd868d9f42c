import {readdir} from 'node:fs/promises';
import path from 'node:path';

const PAGE = /\.mdx?$/;

/** A Markdown file in a folder of pages. */
export interface ListedPage {
  /** Relative to the site's root, with forward slashes. */
  file: string;
  /** Whether it is only imported by pages, so that Docusaurus ignores it. */
  isPartial: boolean;
}

/**
 * Lists the Markdown pages in some folders. A file in several of them is listed
 * once, and it is a partial only if it is one in each of them.
 *
 * @param root - the folder that paths are relative to.
 * @param folders - relative to `root`; missing ones are skipped.
 * @returns the pages, sorted by file.
 * @throws if one of them is a file.
 */
export async function listPages(
  root: string,
  folders: readonly string[],
): Promise<ListedPage[]> {
  const found = await Promise.all(
    folders.map((folder) => listFolder(root, folder)),
  );
  const pages = new Map<string, ListedPage>();
  for (const page of found.flat()) {
    if (pages.get(page.file)?.isPartial !== false) {
      pages.set(page.file, page);
    }
  }
  return [...pages.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}

async function listFolder(root: string, folder: string): Promise<ListedPage[]> {
  const names = await readFolder(root, folder);
  return names
    .filter((name) => PAGE.test(name))
    .map((name) => name.split(path.sep))
    .map((segments) => ({
      file: path.posix.join(folder, ...segments),
      isPartial: segments.some((segment) => segment.startsWith('_')),
    }));
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
