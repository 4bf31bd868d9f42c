import path from 'node:path';

/**
 * Writes a path with slashes. On systems that have them anyway it changes
 * nothing: a file's name may hold a backslash there.
 */
export function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}
