import {randomUUID} from 'node:crypto';
import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Names the process that writes it. */
const TEMP = /\.(\d+)-[0-9a-f]{8}\.part$/;

/** The folders that this process has looked through. */
const cleared = new Map<string, Promise<void>>();

/** Gives a file or a folder a name for the time until it is complete. */
export function tempNameOf(target: string): string {
  return `${target}.${process.pid}-${randomUUID().slice(0, 8)}.part`;
}

/**
 * Whether a process has ended and only its parent has not asked how: a signal
 * still reaches it. Elsewhere than on Linux it goes by the signal alone.
 */
function isZombie(id: number): boolean {
  try {
    const status = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The state follows the name, which may hold anything, in parentheses.
    return /^[ZX]/.test(status.slice(status.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

function isRunning(id: number): boolean {
  try {
    // Signal 0 sends nothing: it only checks.
    process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(id);
}

/** Whether a running process still writes what is at a path. */
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
 * Removes what killed processes left in a folder. It looks once for each
 * process, because it is called for each file.
 */
export function removeLeftovers(folder: string): Promise<void> {
  const place = path.resolve(folder);
  const known = cleared.get(place) ?? clear(place);
  cleared.set(place, known);
  return known;
}
