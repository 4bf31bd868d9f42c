import {spawnSync} from 'node:child_process';

/** Possible bases of a branch, best first. A shallow clone may have neither. */
const BASES = ['origin/main', 'main'];

/** Finds the commit or branch to compare the current change with. */
export function findBase(folder: string): string {
  const isKnown = (name: string) =>
    spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
      cwd: folder,
      stdio: 'ignore',
    }).status === 0;
  return BASES.find(isKnown) ?? 'HEAD';
}
