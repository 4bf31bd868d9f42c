import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';

/**
 * The temporary path of a folder that is being replaced. What is there is
 * removed, so that the name must not be one that people use, such as `site.old`.
 */
function asideOf(folder: string): string {
  return `${folder}.replaced.part`;
}

async function moveIfThere(from: string, to: string): Promise<void> {
  if (existsSync(from)) {
    await fs.rename(from, to);
  }
}

/**
 * Restores a folder if its replacement was killed halfway; otherwise does
 * nothing.
 */
export async function restoreFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) {
    await moveIfThere(asideOf(folder), folder);
  }
}

/**
 * Replaces a folder with a finished one.
 *
 * @param finished - the new folder, which is moved; on the same file system.
 * @throws if it can't be moved; the old folder is then kept.
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
