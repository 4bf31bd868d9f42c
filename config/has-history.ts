import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Whether git can date the files of a folder: it has to be a checkout of its
 * own, and to have a commit. Without one Docusaurus fails on the first page.
 *
 * @param folder - the repository's root.
 */
export function hasHistory(folder: string): boolean {
  if (!fs.existsSync(path.join(folder, '.git'))) {
    return false;
  }
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD'], {
      cwd: folder,
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
