import fs from 'node:fs/promises';
import path from 'node:path';

/** The last writing to each place. */
const turns = new Map<string, Promise<void>>();

/**
 * Does one writing to a place after the other: a change that reaches several
 * plugins under `npm start` has each of them make its files anew, at once.
 */
function inTurn(place: string, write: () => Promise<void>): Promise<void> {
  const turn = (turns.get(place) ?? Promise.resolve())
    // Whoever asked for an earlier writing has heard of its fault.
    .catch(() => undefined)
    .then(write);
  turns.set(place, turn);
  return turn;
}

/**
 * Writes files into a folder that appears whole or not at all, in place of an
 * older one.
 *
 * @param files - contents by path in the folder.
 */
export function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  return inTurn(folder, async () => {
    const draft = `${folder}.part`;
    await fs.rm(draft, {recursive: true, force: true});
    await fs.mkdir(draft, {recursive: true});
    for (const [file, text] of files) {
      const target = path.join(draft, file);
      await fs.mkdir(path.dirname(target), {recursive: true});
      await fs.writeFile(target, text);
    }
    await fs.rm(folder, {recursive: true, force: true});
    await fs.rename(draft, folder);
  });
}

/** Writes one file that appears whole or not at all. */
export function writeWhole(file: string, text: string): Promise<void> {
  return inTurn(file, async () => {
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(`${file}.part`, text);
    await fs.rename(`${file}.part`, file);
  });
}
