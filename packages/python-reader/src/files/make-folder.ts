import {mkdir, stat} from 'node:fs/promises';
import {dirname} from 'node:path';

/**
 * Creates a folder and its parents. A recursive `mkdir` never returns in /proc,
 * where creating a folder fails as if its parent were missing.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await makeOne(folder);
  } catch (error) {
    const parent = dirname(folder);
    if (parent === folder || !isMissing(error)) {
      throw error;
    }
    await makeFolder(parent);
    await makeOne(folder);
  }
}

async function makeOne(folder: string): Promise<void> {
  await mkdir(folder).catch(async (error: unknown) => {
    if (!(await stat(folder).catch(() => null))?.isDirectory()) {
      throw error;
    }
  });
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
