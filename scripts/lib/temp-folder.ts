import fs from 'node:fs/promises';
import path from 'node:path';

/** What follows the target's name; the number is that of the writing process. */
const TEMP = /^\.(\d+)\.part$/;

/**
 * Whether a process has ended and only its parent has not asked how: a signal
 * still reaches it. Elsewhere than on Linux it goes by the signal alone.
 */
async function isZombie(id: number): Promise<boolean> {
  const status = await fs.readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  // The state follows the name, which may hold anything, in parentheses.
  return /^[ZX]/.test(status.slice(status.lastIndexOf(')') + 2));
}

async function isRunning(id: number): Promise<boolean> {
  try {
    // Signal 0 sends nothing: it only checks.
    process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !(await isZombie(id));
}

/** Looks at no other name: whose files lie beside the target is not known. */
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
 * Makes an empty folder beside the one that it will replace, and removes those
 * that killed processes left there for the same purpose.
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
