import fs from 'node:fs';
import path from 'node:path';

/** What the host reads, and nobody else. */
export const HEADERS_FILE = '_headers';

/** What comes in place of a page that isn't there, and is no page itself. */
export const NOT_FOUND_FILE = '404.html';

function isFile(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    // Not there, not to be read, or no name that a file may have.
    return false;
  }
}

/**
 * Finds the file that a static host answers with: the one that the path names,
 * or else the page of that name, which is a folder unless the site says
 * `trailingSlash: false`.
 *
 * @param directory - the built site, as an absolute path.
 * @param pathname - a path below it as an address has it, a slash in front.
 * @returns the path of the file, encoded as it came; `undefined` where there
 * is none.
 */
export function findFile(
  directory: string,
  pathname: string,
): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const file = path.join(directory, name);
  if (!file.startsWith(directory + path.sep)) {
    return undefined;
  }
  const withheld = [HEADERS_FILE, NOT_FOUND_FILE].map((kept) =>
    path.join(directory, kept),
  );
  return ['', '.html', '/index.html']
    .filter(
      (ending) => !withheld.includes(file + ending) && isFile(file + ending),
    )
    .map((ending) => pathname + ending)[0];
}
