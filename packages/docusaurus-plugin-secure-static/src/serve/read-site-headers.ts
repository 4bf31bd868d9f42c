import fs from 'node:fs';
import path from 'node:path';
import {
  HEADERS_FILE,
  headersFor,
  parseHeadersFile,
} from '../headers/headers-file';
import type {HeaderRule} from '../headers/types';
import {readIfThere} from './read-if-there';

/**
 * Reads the headers of a built site, and again after each new build, whose
 * pages have other inline content.
 *
 * @param directory - the built site, which may be replaced at any time.
 * @returns a function that returns the headers of a path.
 */
export function createSiteHeaders(
  directory: string,
): (pathname: string) => Readonly<Record<string, string>> {
  const file = path.join(directory, HEADERS_FILE);
  let known = '';
  let rules: HeaderRule[] = [];
  return (pathname) => {
    const stats = fs.statSync(file, {throwIfNoEntry: false});
    const now = stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : '';
    if (now !== known) {
      const text = stats && readIfThere(file)?.toString();
      rules = parseHeadersFile(text ?? '');
      // A file that vanished meanwhile is read again once it is back.
      known = text === undefined ? '' : now;
    }
    return headersFor(rules, pathname);
  };
}
