import {randomUUID} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Says whose it is: the id of the process that writes it. */
const DRAFT = /\.(\d+)-[0-9a-f]{8}\.part$/;

/** The folders that this process has cleared. */
const cleared = new Map<string, Promise<void>>();

/**
 * Gives a name of its own beside a file or a folder, for what is to take its
 * place when it is whole.
 */
export function draftOf(target: string): string {
  return `${target}.${process.pid}-${randomUUID().slice(0, 8)}.part`;
}

function isRunning(id: number): boolean {
  try {
    // Sends nothing: it asks.
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a running process still writes what lies at a path. */
export function isLiveDraft(file: string): boolean {
  const id = DRAFT.exec(file)?.[1];
  return id !== undefined && isRunning(Number(id));
}

async function clear(folder: string): Promise<void> {
  const names = await fs.readdir(folder).catch(() => []);
  await Promise.all(
    names
      .filter((name) => DRAFT.test(name) && !isLiveDraft(name))
      .map((name) =>
        fs.rm(path.join(folder, name), {recursive: true, force: true}),
      ),
  );
}

/**
 * Removes the drafts that killed processes left in a folder. It looks once a
 * process, as whoever writes many files asks for each of them.
 */
export function clearDrafts(folder: string): Promise<void> {
  const place = path.resolve(folder);
  const known = cleared.get(place) ?? clear(place);
  cleared.set(place, known);
  return known;
}
