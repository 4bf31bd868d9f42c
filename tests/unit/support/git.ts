import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Whether Git is installed. The site is built without it, too. */
export const hasGit = spawnSync('git', ['--version']).status === 0;

/** Whether these files are a clone, and not an unpacked archive. */
export const isClone =
  hasGit && fs.existsSync(path.resolve(__dirname, '../../../.git'));
