import {spawnSync} from 'node:child_process';

/** Whether Git is installed. The site can be built without it. */
export const hasGit = spawnSync('git', ['--version']).status === 0;
