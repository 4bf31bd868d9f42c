import fs from 'node:fs';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {WRITTEN_FOLDERS} from '../../config/sections';
import {root} from './paths';

/**
 * Returns the folders of pages to check, relative to the repository: those of
 * `--folder`, or all. Exits with code 2 if one of `--folder` doesn't exist,
 * because a check of no pages would succeed.
 */
export function readPageFolders(
  given: readonly string[] | undefined,
): readonly string[] {
  const missing = (given ?? []).filter(
    (folder) =>
      !fs
        .statSync(path.join(root, folder), {throwIfNoEntry: false})
        ?.isDirectory(),
  );
  for (const folder of missing) {
    logger.error(
      `--folder: there is no folder ${path.join(root, folder)}. Use one such as ${WRITTEN_FOLDERS[0]}.`,
    );
  }
  if (missing.length > 0) {
    process.exit(2);
  }
  return given ?? WRITTEN_FOLDERS;
}
