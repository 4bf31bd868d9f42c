import fs from 'node:fs/promises';
import path from 'node:path';
import {listFilesIn} from '../list-files';
import {toPosix} from '../to-posix';
import type {LocatedSdk} from './locate-sdk';
import {writeLineAddress} from './repository-addresses';

/** How the site reads the SDK. */
export interface AdoptedSdk {
  /** The folder that contains the package, relative to the root. */
  path: string;
  /** The address of a symbol's source. */
  sourceUrl?: string;
  /** Files to copy into the repository: contents by path. */
  files: ReadonlyMap<string, Buffer>;
}

/** Where a copied package goes. */
export const COPY = 'sdk';

/** The files of a package that are copied. */
export const SOURCE = /(?:\.pyi?|(?:^|[\\/])py\.typed)$/;

/** Whether a path is in a folder, or is the folder. */
function isBelow(parent: string, child: string): boolean {
  const relative = path.relative(parent, child);
  return (
    relative !== '..' &&
    !/^\.\.[\\/]/.test(relative) &&
    !path.isAbsolute(relative)
  );
}

/**
 * Lists the sources of a module or package, given its path without extension.
 */
async function listSources(place: string): Promise<string[]> {
  const inner = await listFilesIn(place).catch(() => []);
  return [`${place}.py`, `${place}.pyi`, ...inner].filter((file) =>
    SOURCE.test(file),
  );
}

/** Finds private packages that a module imports, such as `_kelp`. */
function findPrivateImports(source: string): string[] {
  return [...source.matchAll(/^[ \t]*(from|import)[ \t]+([^#\n]+)/gm)]
    .flatMap(([, word, names = '']) =>
      word === 'from' ? [names] : names.split(','),
    )
    .map((name) => /^\s*(_(?!_)\w*)/.exec(name)?.[1])
    .filter((name) => name !== undefined);
}

/**
 * Reads the sources of the reference: the package, its stubs, and the private
 * packages beside it that it imports. Skips symbolic links to elsewhere: a
 * foreign repository must not be able to copy files from this machine.
 *
 * @param boundary - the real path of the folder that links must stay in.
 */
async function readSources(
  folder: string,
  name: string,
  boundary: string,
): Promise<Map<string, Buffer>> {
  const [top = '', ...below] = name.split('.');
  const wanted = new Set([top]);
  const files = new Map<string, Buffer>();
  for (const one of wanted) {
    const inner = one === top ? below : [];
    const places = [one, `${one}-stubs`].map((first) =>
      path.join(folder, first, ...inner),
    );
    for (const file of (await Promise.all(places.map(listSources))).flat()) {
      const real = await fs.realpath(file).catch(() => undefined);
      const isOwn =
        real !== undefined &&
        isBelow(boundary, real) &&
        !isBelow(path.join(boundary, '.git'), real);
      if (isOwn) {
        const bytes = await fs.readFile(real);
        const relative = toPosix(path.relative(folder, file));
        files.set(path.posix.join(COPY, relative), bytes);
        findPrivateImports(bytes.toString()).forEach((sibling) => {
          wanted.add(sibling);
        });
      }
    }
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Lists the entries of `sdk/` that contain copied files. */
export function listCopies(files: AdoptedSdk['files']): string[] {
  const tops = [...files.keys()].map((file) =>
    file.split('/').slice(0, 2).join('/'),
  );
  return [...new Set(tops)].sort();
}

/**
 * Determines how the site reads a package. A package in the site's own
 * repository is used in place; others are copied, so that the site builds
 * wherever it is checked out.
 *
 * @param root - the root of the site.
 */
export async function adoptSdk(
  {folder, repository}: LocatedSdk,
  name: string,
  root: string,
): Promise<AdoptedSdk> {
  // Temporary folders, for example on macOS, may be symbolic links.
  const realRoot = await fs.realpath(root);
  const realFolder = await fs.realpath(folder);
  const inside = isBelow(root, folder)
    ? path.relative(root, folder)
    : path.relative(realRoot, realFolder);
  const isInside = isBelow(root, folder) || isBelow(realRoot, realFolder);
  const repositoryRoot = repository && (await fs.realpath(repository.root));
  const isBeside =
    repositoryRoot !== undefined &&
    isBelow(repositoryRoot, realRoot) &&
    isBelow(repositoryRoot, realFolder);
  const url = repository?.url;
  if (isInside || isBeside) {
    return {
      path: toPosix(inside) || '.',
      ...(url !== undefined && {
        sourceUrl: writeLineAddress(url, '{revision}', '{repoPath}'),
      }),
      files: new Map(),
    };
  }
  return {
    path: COPY,
    ...(repository &&
      repositoryRoot !== undefined &&
      url !== undefined && {
        sourceUrl: writeLineAddress(
          url,
          repository.revision,
          path.posix.join(
            toPosix(path.relative(repositoryRoot, realFolder)),
            '{file}',
          ),
        ),
      }),
    files: await readSources(folder, name, repositoryRoot ?? realFolder),
  };
}
