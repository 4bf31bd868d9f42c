import fs from 'node:fs/promises';
import path from 'node:path';
import {clearDrafts, draftOf} from './drafts';

/** A folder for the time of one work. */
export interface DraftFolder {
  path: string;
  remove: () => Promise<void>;
}

/**
 * Makes an empty folder that no other run meets. One that a killed run could
 * not remove goes when the next is made.
 *
 * @param place - the folder to make it in, which need not be there.
 * @param name - what its name begins with.
 */
export async function makeDraftFolder(
  place: string,
  name: string,
): Promise<DraftFolder> {
  const folder = draftOf(path.join(place, name));
  await clearDrafts(place);
  await fs.mkdir(folder, {recursive: true});
  return {
    path: folder,
    remove: () => fs.rm(folder, {recursive: true, force: true}),
  };
}
