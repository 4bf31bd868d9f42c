import fs from 'node:fs/promises';
import path from 'node:path';
import {STATE} from './default-content';
import type {Content} from './plan';

/** Ignored by Git and by all tools. */
const STAGE = path.join('.cache', 'adopt');

/**
 * Puts the state last: it tells the next run what this one has completed. The
 * interim state is first, if the state changes.
 */
function inOrder(
  writes: ReadonlyMap<string, Content>,
  interim: Content | undefined,
): readonly [string, Content][] {
  const isState = ([file]: [string, Content]) => Number(file === STATE);
  const first: [string, Content][] =
    interim && writes.has(STATE) ? [[STATE, interim]] : [];
  return [...first, ...[...writes].sort((a, b) => isState(a) - isState(b))];
}

/** Copies a file beside its place first, so that it gets there as a whole. */
async function copyWhole(from: string, to: string): Promise<void> {
  const beside = `${to}.adopt`;
  try {
    await fs.copyFile(from, beside);
    await fs.rename(beside, to);
  } catch (error) {
    // A failure to remove it, as on a broken disk, must not hide the first one.
    await fs.rm(beside, {force: true}).catch(() => undefined);
    throw error;
  }
}

/** Moves a file, as a whole, to a place that may be on another disk. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await fs.rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') {
      throw error;
    }
    await copyWhole(from, to);
    await fs.rm(from);
  }
}

/** Finds the file behind a symbolic link, which stays one. */
async function followLink(target: string): Promise<string> {
  return fs.realpath(target).catch(() => target);
}

/** Sets the permissions of a file that replaces another. */
async function keepMode(
  staged: string,
  target: string,
  isExecutable: boolean,
): Promise<void> {
  const before = await fs.stat(target).catch(() => undefined);
  if (before || isExecutable) {
    await fs.chmod(staged, isExecutable ? 0o755 : (before?.mode ?? 0o644));
  }
}

/**
 * Writes files completely before any of them is put in its place, so that an
 * interrupted run leaves each as it was or as it shall be. A full disk changes
 * nothing if the cache is on the same disk; otherwise, files are copied from it.
 *
 * @param interim - the state until all files are in their places.
 * @returns a function that puts them there.
 * @throws if they can't be written.
 */
export async function stageFiles(
  root: string,
  writes: ReadonlyMap<string, Content>,
  interim?: Content,
): Promise<() => Promise<void>> {
  const stage = path.join(root, STAGE);
  await fs.rm(stage, {recursive: true, force: true});
  await fs.mkdir(stage, {recursive: true});
  const staged = inOrder(writes, interim).map(([file, content], index) => ({
    ...content,
    place: path.join(stage, String(index)),
    target: path.join(root, file),
  }));
  for (const {place, bytes} of staged) {
    await fs.writeFile(place, bytes);
  }
  return async () => {
    for (const {place, target: named, isExecutable = false} of staged) {
      const target = await followLink(named);
      await fs.mkdir(path.dirname(target), {recursive: true});
      await keepMode(place, target, isExecutable);
      await moveFile(place, target);
    }
    await fs.rm(stage, {recursive: true, force: true});
  };
}
