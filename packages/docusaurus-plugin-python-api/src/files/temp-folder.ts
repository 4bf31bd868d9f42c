import fs from 'node:fs/promises';
import path from 'node:path';
import {makeFolderSync} from './make-folder-sync';
import {removeLeftovers, tempNameOf} from './temp-names';

/** A temporary folder, which the caller removes. */
export interface TempFolder {
  path: string;
  remove: () => Promise<void>;
}

/**
 * Creates an empty folder that no other process uses, and removes those that
 * killed processes left behind.
 *
 * @param place the folder to create it in, which need not exist
 * @param name what its name starts with
 */
export async function makeTempFolder(
  place: string,
  name: string,
): Promise<TempFolder> {
  const folder = tempNameOf(path.join(place, name));
  await removeLeftovers(place);
  makeFolderSync(folder);
  return {
    path: folder,
    remove: () => fs.rm(folder, {recursive: true, force: true}),
  };
}
