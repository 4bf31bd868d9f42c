import fs from 'node:fs/promises';
import path from 'node:path';
import {makeFolderSync} from './make-folder-sync';
import {removeLeftovers, tempNameOf} from './temp-names';
import {inTurn} from './in-turn';

/** Whether a file exists and has exactly these bytes. */
export async function hasBytes(file: string, bytes: Buffer): Promise<boolean> {
  const known = await fs.readFile(file).catch(() => null);
  return known?.equals(bytes) ?? false;
}

async function replace(file: string, bytes: Buffer): Promise<void> {
  const temp = tempNameOf(file);
  try {
    await fs.writeFile(temp, bytes);
    await fs.rename(temp, file);
  } catch (error) {
    await fs.rm(temp, {force: true}).catch(() => undefined);
    throw error;
  }
}

/**
 * Writes a file atomically, even if other processes write it too. A file with
 * the same bytes is not touched, so that watchers don't react.
 *
 * @returns whether it was written.
 * @throws if it can't be written; an existing file is then kept.
 */
export function writeWhole(
  file: string,
  data: string | Uint8Array,
): Promise<boolean> {
  return inTurn(file, async () => {
    const bytes = Buffer.from(data);
    if (await hasBytes(file, bytes)) {
      return false;
    }
    const folder = path.dirname(file);
    makeFolderSync(folder);
    await removeLeftovers(folder);
    await replace(file, bytes);
    return true;
  });
}
