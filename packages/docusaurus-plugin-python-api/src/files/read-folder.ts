import fs from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from './list-files';

/** Reads all files below a folder: their contents by their path from it. */
export async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const files = await listFiles(folder);
  return new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [file, await fs.readFile(path.join(folder, file))] as const,
      ),
    ),
  );
}
