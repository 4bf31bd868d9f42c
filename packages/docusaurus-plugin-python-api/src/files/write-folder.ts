import {statSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {makeFolderSync} from './make-folder-sync';
import {isBeingWritten} from './temp-names';
import {inTurn} from './in-turn';
import {listFiles} from './list-files';
import {hasBytes, writeWhole} from './write-whole';

/** What changed in a folder, by relative path. */
export interface WriteReport {
  written: string[];
  unchanged: number;
  removed: string[];
}

/** Limits the number of open files. */
const AT_ONCE = 16;

/** Removes a folder and its parents if they are empty. */
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

/** A file with the wanted content, and its metadata to detect changes. */
interface Seen {
  data: string | Uint8Array;
  mtimeMs: number;
  size: number;
}

const seen = new Map<string, Seen>();

/** Whether a file has the data; it isn't read again if its metadata is unchanged. */
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

/** The files that are missing or have other content. */
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
 * Makes a folder contain exactly the given files. Each file is written
 * atomically, and unchanged files are not touched, so that watchers don't react.
 * The next call completes an interrupted one.
 *
 * @param files - contents by path relative to the folder.
 * @throws if a file can't be written or removed.
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
    // Removed first, because a folder may replace a file.
    await removeFiles(folder, removed);
    makeFolderSync(folder);
    const changed = await findChanged(folder, wanted);
    // All are compared before, so that watchers see the writes as one change.
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
