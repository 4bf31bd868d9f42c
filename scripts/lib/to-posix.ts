import path from 'node:path';

/**
 * Converts a path to forward slashes. Changes nothing on POSIX systems, where a
 * file name may contain a backslash.
 */
export function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}
