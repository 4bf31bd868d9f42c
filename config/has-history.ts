import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Whether Git has dates for the files of a folder, which takes a commit that
 * contains them.
 *
 * @param folder - the site's root: the repository's, or a folder below it.
 */
export function hasHistory(folder: string): boolean {
  const isRoot = fs.existsSync(path.join(folder, '.git'));
  // The folder may lie inside another project's repository without being in it.
  const object = isRoot ? 'HEAD' : 'HEAD:./package.json';
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', object], {
      cwd: folder,
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
