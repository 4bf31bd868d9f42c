import {spawnSync} from 'node:child_process';

/** What a branch starts from, best first. A shallow clone may hold neither. */
const BASES = ['origin/main', 'main'];

/** Finds the commit or branch whose differences make up the current change. */
export function findBase(folder: string): string {
  const isKnown = (name: string) =>
    spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
      cwd: folder,
      stdio: 'ignore',
    }).status === 0;
  return BASES.find(isKnown) ?? 'HEAD';
}
