import fs from 'node:fs';
import path from 'node:path';
import {HEADERS_FILE} from '../headers/headers-file';

/** The page served for missing pages. It is not a page of its own. */
export const NOT_FOUND_FILE = '404.html';

function isFile(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    // The file is missing or unreadable, or its name is invalid.
    return false;
  }
}

/**
 * Finds the file that a static host serves for a path: the file itself, or else
 * the page of that name, which is a folder unless the site sets
 * `trailingSlash: false`.
 *
 * @param directory - the built site, as an absolute path.
 * @param pathname - a URL path below it, with a leading slash.
 * @returns the path of the file, encoded like the input, or `undefined`.
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
