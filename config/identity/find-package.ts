import fs from 'node:fs';
import path from 'node:path';
import type {SdkSource} from './types';

type Place = Pick<SdkSource, 'path' | 'package'>;

/** The folder of a package, relative to the root. It may not exist. */
export function folderOf(sdk: Place): string {
  return path.join(sdk.path, ...sdk.package.split('.'));
}

/**
 * Finds the package of an SDK: a folder, or the file of a single module.
 *
 * @param root - the repository's root.
 * @returns its path relative to the root; undefined if there is none.
 */
export function findPackage(sdk: Place, root: string): string | undefined {
  const folder = folderOf(sdk);
  return [folder, `${folder}.py`, `${folder}.pyi`].find((file) =>
    fs.existsSync(path.join(root, file)),
  );
}
