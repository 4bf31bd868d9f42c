import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes files into a folder that appears whole or not at all, in place of an
 * older one.
 *
 * @param files - contents by path in the folder.
 */
export async function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
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
}

/** Writes one file that appears whole or not at all. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(`${file}.part`, text);
  await fs.rename(`${file}.part`, file);
}
