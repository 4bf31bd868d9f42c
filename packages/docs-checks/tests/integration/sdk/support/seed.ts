import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The package in the fixture, which has no problems. */
export const PACKAGE = 'lagoon';

const CLEAN = fileURLToPath(
  new URL('../../../fixtures/sdk/clean', import.meta.url),
);

/** A change to one file of the clean tree. */
export interface Edit {
  /** Path in the tree. */
  file: string;
  /** Text that occurs exactly once in the file. */
  find: string;
  replace: string;
}

/**
 * Copies the clean tree and changes the copy.
 *
 * @returns the folder of the copy.
 * @throws Error if the text to replace does not occur exactly once.
 */
export async function seed(...edits: readonly Edit[]): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'sdk-'));
  await cp(CLEAN, root, {recursive: true});
  for (const {file, find, replace} of edits) {
    const target = path.join(root, file);
    const parts = (await readFile(target, 'utf8')).split(find);
    if (parts.length !== 2) {
      throw new Error(`"${find}" occurs ${parts.length - 1} times in ${file}.`);
    }
    await writeFile(target, parts.join(replace));
  }
  return root;
}

/** Finds the first line of a file that contains a text, counted from 1. */
export async function lineOf(
  root: string,
  file: string,
  text: string,
): Promise<number> {
  const lines = (await readFile(path.join(root, file), 'utf8')).split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  if (index < 0) {
    throw new Error(`No line of ${file} contains "${text}".`);
  }
  return index + 1;
}

/** Deletes a seeded tree. */
export async function discard(root: string): Promise<void> {
  await rm(root, {recursive: true, force: true});
}
