import fs from 'node:fs/promises';
import path from 'node:path';

/** A folder of compiled modules that a later build or start may reuse. */
export interface Cache {
  /** Marks the content as valid for a key. */
  keep: (key: string) => Promise<void>;
  /** Marks the cache as invalid, so that the next run starts from scratch. */
  drop: () => Promise<void>;
}

/**
 * Opens a folder of compiled modules, and empties it first if it belongs to
 * another key.
 *
 * @param folder where the modules are, absolute
 * @throws if the folder can't be written to
 */
export async function openCache(folder: string, key: string): Promise<Cache> {
  const file = path.join(folder, 'key');
  const kept = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (kept !== key) {
    await fs.rm(folder, {recursive: true, force: true});
  }
  await fs.mkdir(folder, {recursive: true});
  return {
    keep: (next) => fs.writeFile(file, next),
    drop: () => fs.rm(file, {force: true}),
  };
}
