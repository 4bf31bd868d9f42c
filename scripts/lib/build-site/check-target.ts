import fs from 'node:fs';
import path from 'node:path';

/** Files that every build writes. */
const BUILT = ['index.html', '404.html'];

/** Files that no build writes. */
const UNBUILT = ['.git', 'package.json'];

function isSite(folder: string): boolean {
  const has = (file: string) => fs.existsSync(path.join(folder, file));
  return BUILT.every(has) && !UNBUILT.some(has);
}

/**
 * Finds out why a build must not replace a folder, which removes its files: a
 * wrong `--out-dir`, such as `docs` or `.`, would remove the sources.
 *
 * @returns undefined for a new or an empty folder, and for a built site.
 */
export function findTargetProblem(target: string): string | undefined {
  const stats = fs.statSync(target, {throwIfNoEntry: false});
  const isReplaceable =
    !stats ||
    (stats.isDirectory() &&
      (fs.readdirSync(target).length === 0 || isSite(target)));
  return isReplaceable
    ? undefined
    : `--out-dir: ${target} isn't a site, and a build would remove it: use a new folder.`;
}
