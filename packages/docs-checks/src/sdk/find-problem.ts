import {stat} from 'node:fs/promises';
import path from 'node:path';

/**
 * Says why a package can't be checked.
 *
 * @param sdk - the folder that should hold the package.
 * @returns a sentence for the person who gave the options; null when the
 * package is there.
 */
export async function findProblem(
  sdk: string,
  packageName: string,
): Promise<string | null> {
  if (!(await isFolder(sdk))) {
    return `There is no folder ${sdk}: give the one that holds the package with --sdk.`;
  }
  if (!(await isFolder(path.join(sdk, packageName)))) {
    return `The folder ${sdk} holds no package "${packageName}": give its import name with --package.`;
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
