import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Whether git can date the files of a folder: a commit has to hold them.
 * Without one Docusaurus fails on the first page.
 *
 * @param folder - the site's root: the repository's, or a folder below it.
 */
export function hasHistory(folder: string): boolean {
  const isRoot = fs.existsSync(path.join(folder, '.git'));
  // A repository of another project may surround a folder that it doesn't hold.
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
