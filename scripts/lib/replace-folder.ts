import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';

/** Where a folder is while another takes its place. */
function asideOf(folder: string): string {
  return `${folder}.old`;
}

async function moveIfThere(from: string, to: string): Promise<void> {
  if (existsSync(from)) {
    await fs.rename(from, to);
  }
}

/**
 * Brings back a folder whose replacement was killed halfway, and does nothing
 * otherwise.
 */
export async function restoreFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) {
    await moveIfThere(asideOf(folder), folder);
  }
}

/**
 * Puts a finished folder in the place of another.
 *
 * @param finished - on the same file system; it is moved away.
 * @throws when it cannot be moved; the older folder then stays as it was.
 */
export async function replaceFolder(
  finished: string,
  folder: string,
): Promise<void> {
  const aside = asideOf(folder);
  await restoreFolder(folder);
  await fs.rm(aside, {recursive: true, force: true});
  await moveIfThere(folder, aside);
  try {
    await fs.rename(finished, folder);
  } catch (error) {
    await restoreFolder(folder);
    throw error;
  }
  await fs.rm(aside, {recursive: true, force: true});
}
