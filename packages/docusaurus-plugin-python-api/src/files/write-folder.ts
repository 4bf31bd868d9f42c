import fs from 'node:fs/promises';
import path from 'node:path';
import {isBeingWritten} from './temp-names';
import {inTurn} from './in-turn';
import {listFiles} from './list-files';
import {writeWhole} from './write-whole';

/** What happened to a folder's files, by their path from it. */
export interface WriteReport {
  written: string[];
  unchanged: number;
  removed: string[];
}

/** Keeps the number of open files small. */
const AT_ONCE = 16;

/** Removes the folders that are empty without a file. */
async function removeEmpty(folder: string, top: string): Promise<void> {
  if (path.relative(top, folder) === '') {
    return;
  }
  const isGone = await fs.rmdir(folder).then(
    () => true,
    () => false,
  );
  if (isGone) {
    await removeEmpty(path.dirname(folder), top);
  }
}

async function removeFiles(folder: string, files: readonly string[]) {
  for (const name of files) {
    const file = path.join(folder, name);
    await fs.rm(file, {force: true});
    await removeEmpty(path.dirname(file), folder);
  }
}

/**
 * Makes a folder hold some files and no others. Each file appears whole or not
 * at all, and one of the same bytes is not touched, so that no watcher reacts.
 * The next call completes what an interruption left undone.
 *
 * @param files - contents by path from the folder.
 * @throws when something cannot be written or removed.
 */
export function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<WriteReport> {
  return inTurn(folder, async () => {
    const wanted = [...files].map(
      ([name, data]) => [path.normalize(name), data] as const,
    );
    const names = new Set(wanted.map(([name]) => name));
    const removed = (await listFiles(folder)).filter(
      (name) => !names.has(name) && !isBeingWritten(name),
    );
    // First, because a folder may take the place of a file.
    await removeFiles(folder, removed);
    await fs.mkdir(folder, {recursive: true});
    const written: string[] = [];
    for (let start = 0; start < wanted.length; start += AT_ONCE) {
      await Promise.all(
        wanted.slice(start, start + AT_ONCE).map(async ([name, data]) => {
          if (await writeWhole(path.join(folder, name), data)) {
            written.push(name);
          }
        }),
      );
    }
    return {
      written: written.sort(),
      unchanged: wanted.length - written.length,
      removed,
    };
  });
}
