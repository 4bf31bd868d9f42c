import {spawn, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {makeTempFolder} from '../../../scripts/lib/build-site/temp-folder';

describe('the folder of a running build', () => {
  let place: string;

  beforeEach(async () => {
    place = await fs.mkdtemp(path.join(os.tmpdir(), 'temp-folder-'));
  });

  afterEach(async () => {
    await fs.rm(place, {recursive: true});
  });

  /** Creates the folder of a process, and checks whether the next build keeps it. */
  async function isKept(id: number, target = 'site'): Promise<boolean> {
    const folder = path.join(place, `${target}.${id}.part`);
    await fs.mkdir(folder);
    await makeTempFolder(path.join(place, 'site'));
    return existsSync(folder);
  }

  it('is kept while its process runs', async () => {
    expect(await isKept(process.ppid)).toBe(true);
  });

  it('is removed once its process has ended, but other folders are kept', async () => {
    const {pid} = spawnSync(process.execPath, ['--version']);
    expect(await isKept(pid)).toBe(false);
    for (const name of ['video', 'site.old', 'my-site']) {
      expect(await isKept(pid, name), name).toBe(true);
    }
  });

  it.runIf(process.platform === 'linux')(
    'is removed once its process has ended, even if it is a zombie',
    async () => {
      // exec replaces the shell by a program that never reaps its children.
      const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60']);
      const id = await new Promise<number>((resolve) => {
        parent.stdout.once('data', (said: Buffer) => {
          resolve(Number(said.toString()));
        });
      });
      await expect
        .poll(() => fs.readFile(`/proc/${id}/stat`, 'utf8'))
        .toMatch(/\) Z /);
      expect(await isKept(id)).toBe(false);
      parent.kill();
    },
  );
});
