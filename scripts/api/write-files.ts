import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

export interface WriteReport {
  written: string[];
  unchanged: number;
  removed: string[];
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)),
    )
    .sort();
}

async function isSame(a: string, b: string): Promise<boolean> {
  const [left, right] = await Promise.all([
    readFile(a),
    readFile(b).catch(() => null),
  ]);
  return right !== null && left.equals(right);
}

/**
 * Makes a folder equal to a finished one next to it. A file of the same bytes
 * is not touched, so that nothing downstream rebuilds; each other one is moved
 * into place whole; what is not in the finished folder goes.
 *
 * @param finished folder on the same file system; it is used up
 */
export async function replaceFolder(
  finished: string,
  folder: string,
): Promise<WriteReport> {
  const report: WriteReport = {written: [], unchanged: 0, removed: []};
  const files = await listFiles(finished);
  for (const file of files) {
    const [from, to] = [path.join(finished, file), path.join(folder, file)];
    if (await isSame(from, to)) {
      report.unchanged += 1;
    } else {
      await mkdir(path.dirname(to), {recursive: true});
      await rename(from, to);
      report.written.push(file);
    }
  }
  const wanted = new Set(files);
  for (const file of await listFiles(folder)) {
    if (!wanted.has(file)) {
      await rm(path.join(folder, file));
      report.removed.push(file);
    }
  }
  await rm(finished, {recursive: true, force: true});
  return report;
}

/**
 * Writes a file whole or not at all, and not when it has these bytes already.
 *
 * @throws when it cannot be written
 */
export async function writeWhole(file: string, data: string | Buffer) {
  const bytes = Buffer.from(data);
  const known = await readFile(file).catch(() => null);
  if (known?.equals(bytes)) {
    return;
  }
  await mkdir(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
