import {stat} from 'node:fs/promises';
import {findPackage} from '../pyright/find-package';

/**
 * Explains why a package can't be checked.
 *
 * @param sdk - the folder that should contain the package.
 * @param packageName - its import name, such as `company.shop`.
 * @returns a sentence about the options; null if the package exists.
 */
export async function findProblem(
  sdk: string,
  packageName: string,
): Promise<string | null> {
  if (!(await isFolder(sdk))) {
    return `There is no folder ${sdk}: set \`root\` to the folder that contains the package.`;
  }
  if (packageName === '') {
    return 'The option `package` is empty: set it to the import name of one package.';
  }
  if (findPackage(sdk, packageName).length === 0) {
    return `The folder ${sdk} contains no package "${packageName}": set \`package\` to its import name.`;
  }
  return null;
}

async function isFolder(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isDirectory();
  } catch {
    return false;
  }
}
