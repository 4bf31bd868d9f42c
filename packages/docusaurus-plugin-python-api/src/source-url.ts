import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {Location} from 'python-reader';
import type {Settings} from './settings';

interface Checkout {
  revision: string;
  /** Path of the folder relative to the repository's root, with a trailing slash. */
  prefix: string;
}

/** @throws if the folder is not in a Git repository */
function readCheckout(folder: string): Checkout {
  try {
    const [revision = '', prefix = ''] = execFileSync(
      'git',
      ['-C', folder, 'rev-parse', 'HEAD', '--show-prefix'],
      {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']},
    ).split('\n');
    return {revision, prefix};
  } catch {
    throw new Error(
      `${folder} is not in a Git repository with a commit. Replace {revision} and {repoPath} in 'sourceUrl' by the revision and the path.`,
    );
  }
}

/**
 * Creates a function that returns the URL of a source line.
 *
 * @returns a function that returns undefined if the source isn't published
 */
export function createSourceUrl({
  siteDir,
  path: folder,
  sourceUrl,
}: Settings): (location: Location) => string | undefined {
  const needsGit = /\{(?:revision|repoPath)\}/.test(sourceUrl);
  const checkout = needsGit
    ? readCheckout(path.resolve(siteDir, folder))
    : {revision: '', prefix: ''};
  return ({file, line}) => {
    const values: Readonly<Record<string, string>> = {
      path: encodeURI(path.posix.join(folder, file)),
      file: encodeURI(file),
      repoPath: encodeURI(path.posix.join(checkout.prefix, file)),
      revision: checkout.revision,
      line: String(line),
    };
    const url = sourceUrl.replace(
      /\{(\w+)\}/g,
      (whole, name: string) => values[name] ?? whole,
    );
    return url || undefined;
  };
}
