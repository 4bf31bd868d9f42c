import fs from 'node:fs';
import path from 'node:path';
import {hasGit} from './git';

/** Whether this folder is a clone rather than an unpacked archive. */
export const isClone =
  hasGit && fs.existsSync(path.resolve(__dirname, '../../../.git'));
