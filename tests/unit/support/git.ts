import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Whether Git is installed. The site can be built without it. */
export const hasGit = spawnSync('git', ['--version']).status === 0;

/** Whether this folder is a clone rather than an unpacked archive. */
export const isClone =
  hasGit && fs.existsSync(path.resolve(__dirname, '../../../.git'));
