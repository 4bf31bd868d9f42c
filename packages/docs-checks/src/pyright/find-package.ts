import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Finds the code of a package or of a single module.
 *
 * @param sdk - the folder from which Python would import it.
 * @param packageName - its import name, such as `company.shop`.
 * @returns folders and files relative to `sdk`, with forward slashes; none if
 * there is no such package.
 */
export function findPackage(sdk: string, packageName: string): string[] {
  const place = packageName.replaceAll('.', '/');
  return ['', '.py', '.pyi']
    .map((ending) => place + ending)
    .filter((file) => existsSync(path.join(sdk, file)));
}
