import fs from 'node:fs/promises';
import path from 'node:path';

/** The suffix of a temporary folder; the number is the process id. */
const TEMP = /^\.(\d+)\.part$/;

/**
 * Whether a process has ended but its parent hasn't waited for it, in which
 * case it still accepts signals. Always false on systems other than Linux.
 */
async function isZombie(id: number): Promise<boolean> {
  const status = await fs.readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  // The state follows the name, which is in parentheses and may contain them.
  return /^[ZX]/.test(status.slice(status.lastIndexOf(')') + 2));
}

async function isRunning(id: number): Promise<boolean> {
  try {
    // Signal 0 only checks whether the process exists.
    process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !(await isZombie(id));
}

/** Removes only folders with this suffix: other files may belong to anyone. */
async function removeLeftovers(target: string): Promise<void> {
  const {dir, base} = path.parse(target);
  const names = await fs.readdir(dir).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(base))) {
    const id = TEMP.exec(name.slice(base.length))?.[1];
    if (id !== undefined && !(await isRunning(Number(id)))) {
      await fs.rm(path.join(dir, name), {recursive: true, force: true});
    }
  }
}

/**
 * Creates an empty folder beside the one that it will replace, and removes
 * leftovers of killed processes.
 *
 * @param target - the folder to be replaced.
 * @returns the path of the new folder.
 */
export async function makeTempFolder(target: string): Promise<string> {
  const folder = `${target}.${process.pid}.part`;
  await removeLeftovers(target);
  await fs.mkdir(folder, {recursive: true});
  return folder;
}
