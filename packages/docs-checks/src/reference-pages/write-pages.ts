import {mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {createReferencePages, type CreatePagesOptions} from './create-pages';

export interface WritePagesOptions extends CreatePagesOptions {
  /** The folder of a docs instance for the pages. */
  folder: string;
}

/**
 * Writes the reference pages of an SDK to a folder. Unchanged pages aren't
 * written, so a development server doesn't reload them; pages without content
 * in the SDK are removed.
 *
 * @returns the names of the files that changed.
 * @throws Error if the folder can't be written to.
 */
export async function writeReferencePages({
  folder,
  ...options
}: WritePagesOptions): Promise<string[]> {
  const pages = createReferencePages(options);
  await mkdir(folder, {recursive: true});
  const changed = await Promise.all(
    options.pages.map(async ({file}) => {
      const target = path.join(folder, file);
      const before = await readFile(target, 'utf8').catch(() => null);
      const text = pages.get(file) ?? null;
      if (text === before) {
        return [];
      }
      await (text === null
        ? rm(target, {force: true})
        : writeFileAtomic(target, text));
      return [file];
    }),
  );
  return changed.flat();
}
