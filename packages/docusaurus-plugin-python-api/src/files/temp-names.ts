import {randomUUID} from 'node:crypto';
import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/** A temporary name, with the id of the process that writes it. */
const TEMP = /\.(\d+)-[0-9a-f]{8}\.part$/;

/** Folders in which this process has removed leftovers. */
const cleared = new Map<string, Promise<void>>();

/** A name for a file or folder until it is complete. */
export function tempNameOf(target: string): string {
  return `${target}.${process.pid}-${randomUUID().slice(0, 8)}.part`;
}

/**
 * Whether a process has ended but is still in the process table, so that signals
 * succeed. It can only be determined on Linux.
 */
function isZombie(id: number): boolean {
  try {
    const status = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The state follows the name in parentheses, which may itself contain some.
    return /^[ZX]/.test(status.slice(status.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

function isRunning(id: number): boolean {
  try {
    // Signal 0 only checks whether the process exists.
    process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(id);
}

/** Whether a running process is still writing the file at a path. */
export function isBeingWritten(file: string): boolean {
  const id = TEMP.exec(file)?.[1];
  return id !== undefined && isRunning(Number(id));
}

async function clear(folder: string): Promise<void> {
  const names = await fs.readdir(folder).catch(() => []);
  await Promise.all(
    names
      .filter((name) => TEMP.test(name) && !isBeingWritten(name))
      .map((name) =>
        fs.rm(path.join(folder, name), {recursive: true, force: true}),
      ),
  );
}

/**
 * Removes temporary files that killed processes left in a folder. It checks each
 * folder only once in a process, because it is called for each file.
 */
export function removeLeftovers(folder: string): Promise<void> {
  const place = path.resolve(folder);
  const known = cleared.get(place) ?? clear(place);
  cleared.set(place, known);
  return known;
}
