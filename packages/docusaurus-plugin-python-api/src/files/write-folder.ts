import {statSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {isBeingWritten} from './temp-names';
import {inTurn} from './in-turn';
import {listFiles} from './list-files';
import {hasBytes, writeWhole} from './write-whole';

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

type File = readonly [name: string, data: string | Uint8Array];

async function forEach(
  files: readonly File[],
  task: (file: File) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < files.length; start += AT_ONCE) {
    await Promise.all(files.slice(start, start + AT_ONCE).map(task));
  }
}

/** A file that was as it is to be, and how to tell that nobody touched it. */
interface Seen {
  data: string | Uint8Array;
  mtimeMs: number;
  size: number;
}

const seen = new Map<string, Seen>();

/** Reads the file unless it was seen with the same data before. */
async function isThere(
  file: string,
  data: string | Uint8Array,
): Promise<boolean> {
  const stat = statSync(file, {throwIfNoEntry: false});
  const known = seen.get(file);
  if (
    known?.data === data &&
    known.mtimeMs === stat?.mtimeMs &&
    known.size === stat.size
  ) {
    return true;
  }
  const isSame = stat ? await hasBytes(file, Buffer.from(data)) : false;
  if (isSame && stat) {
    seen.set(file, {data, mtimeMs: stat.mtimeMs, size: stat.size});
  }
  return isSame;
}

/** The files that are not there as they are to be. */
async function findChanged(
  folder: string,
  files: readonly File[],
): Promise<File[]> {
  const changed: File[] = [];
  await forEach(files, async (file) => {
    const [name, data] = file;
    if (!(await isThere(path.join(folder, name), data))) {
      changed.push(file);
    }
  });
  return changed;
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
    const changed = await findChanged(folder, wanted);
    // Nothing is compared in between, so that a watcher sees one change.
    await forEach(changed, async ([name, data]) => {
      await writeWhole(path.join(folder, name), data);
    });
    const written = changed.map(([name]) => name);
    return {
      written: written.sort(),
      unchanged: wanted.length - written.length,
      removed,
    };
  });
}
