import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Finds where the code of a package or of a single module is.
 *
 * @param sdk - the folder that Python would import it from.
 * @param packageName - its import name, such as `company.shop`.
 * @returns folders and files relative to `sdk`, with forward slashes; none
 * where there is no such package.
 */
export function findPackage(sdk: string, packageName: string): string[] {
  const place = packageName.replaceAll('.', '/');
  return ['', '.py', '.pyi']
    .map((ending) => place + ending)
    .filter((file) => existsSync(path.join(sdk, file)));
}
