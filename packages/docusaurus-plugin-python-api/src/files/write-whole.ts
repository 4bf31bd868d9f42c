import fs from 'node:fs/promises';
import path from 'node:path';
import {clearDrafts, draftOf} from './drafts';
import {inTurn} from './in-turn';

async function hasBytes(file: string, bytes: Buffer): Promise<boolean> {
  const known = await fs.readFile(file).catch(() => null);
  return known?.equals(bytes) ?? false;
}

async function replace(file: string, bytes: Buffer): Promise<void> {
  const draft = draftOf(file);
  try {
    await fs.writeFile(draft, bytes);
    await fs.rename(draft, file);
  } catch (error) {
    await fs.rm(draft, {force: true}).catch(() => undefined);
    throw error;
  }
}

/**
 * Writes a file that appears whole or not at all, whoever else writes it. A
 * file of the same bytes is not touched, so that nothing that watches it stirs.
 *
 * @returns whether it was written.
 * @throws when it cannot be written; an older one then stays as it is.
 */
export function writeWhole(
  file: string,
  data: string | Uint8Array,
): Promise<boolean> {
  return inTurn(file, async () => {
    const bytes = Buffer.from(data);
    if (await hasBytes(file, bytes)) {
      return false;
    }
    const folder = path.dirname(file);
    await fs.mkdir(folder, {recursive: true});
    await clearDrafts(folder);
    await replace(file, bytes);
    return true;
  });
}
