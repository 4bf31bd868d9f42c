import fs from 'node:fs/promises';
import path from 'node:path';
import type {LocatedSdk} from './locate-sdk';

/** How the site reads the SDK. */
export interface AdoptedSdk {
  /** The folder that holds the package, relative to the root. */
  path: string;
  /** Where a reader finds the source of a symbol. */
  sourceUrl?: string;
  /** What is copied into the repository: contents by path. */
  files: ReadonlyMap<string, Buffer>;
}

/** Where a copied package goes. */
export const COPY = 'sdk';

const SOURCE = /(?:\.pyi?|(?:^|[\\/])py\.typed)$/;

function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}

async function readSources(
  folder: string,
  name: string,
): Promise<Map<string, Buffer>> {
  const place = path.join(folder, ...name.split('.'));
  const isFolder = await fs.stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const listed = isFolder
    ? (await fs.readdir(place, {recursive: true})).map((file) =>
        path.join(place, file),
      )
    : [`${place}.py`, `${place}.pyi`];
  const files = new Map<string, Buffer>();
  for (const file of listed.filter((one) => SOURCE.test(one)).sort()) {
    const bytes = await fs.readFile(file).catch(() => undefined);
    if (bytes) {
      files.set(
        path.posix.join(COPY, toPosix(path.relative(folder, file))),
        bytes,
      );
    }
  }
  return files;
}

/** An address of a line as the common hosts of repositories have it. */
function lineAddress(url: string, revision: string, file: string): string {
  if (/\/\/(?:[^/]*\.)?bitbucket\./.test(url)) {
    return `${url}/src/${revision}/${file}#lines-{line}`;
  }
  const blob = /\/\/(?:[^/]*\.)?gitlab\./.test(url) ? '-/blob' : 'blob';
  return `${url}/${blob}/${revision}/${file}#L{line}`;
}

/**
 * Decides how the site reads a package. One in the site's own repository stays
 * where it is; another is copied, so that the site builds wherever it is
 * checked out.
 *
 * @param root - the root of the site.
 */
export async function adoptSdk(
  {folder, repository}: LocatedSdk,
  name: string,
  root: string,
): Promise<AdoptedSdk> {
  const inside = path.relative(root, folder);
  const isBelow = !inside.startsWith('..') && !path.isAbsolute(inside);
  const isBeside =
    repository !== undefined &&
    isParent(repository.root, root) &&
    isParent(repository.root, folder);
  const url = repository?.url;
  if (isBelow || isBeside) {
    return {
      path: toPosix(inside) || '.',
      ...(url !== undefined && {
        sourceUrl: lineAddress(url, '{revision}', '{repoPath}'),
      }),
      files: new Map(),
    };
  }
  return {
    path: COPY,
    ...(repository &&
      url !== undefined && {
        sourceUrl: lineAddress(
          url,
          repository.revision,
          path.posix.join(
            toPosix(path.relative(repository.root, folder)),
            '{file}',
          ),
        ),
      }),
    files: await readSources(folder, name),
  };
}

function isParent(parent: string, child: string): boolean {
  const relative = path.relative(parent, child);
  return !relative.startsWith('..') && !path.isAbsolute(relative);
}
