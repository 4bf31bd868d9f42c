import fs from 'node:fs';

/**
 * Reads a file of the site, which may vanish at any time: a new build replaces
 * the folder, and an error would end the server.
 *
 * @returns undefined if it is missing or unreadable.
 */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return fs.readFileSync(file);
  } catch {
    return undefined;
  }
}
