import fs from 'node:fs/promises';
import path from 'node:path';

type Ranges = Readonly<Record<string, string>>;

/** One installed package, as `package-lock.json` describes it. */
export interface LockEntry {
  version?: string;
  /** An address; npm leaves it out where it is the registry's own. */
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dependencies?: Ranges;
  devDependencies?: Ranges;
  optionalDependencies?: Ranges;
  peerDependencies?: Ranges;
  peerDependenciesMeta?: Readonly<Record<string, {optional?: boolean}>>;
}

/** The entries of a lockfile by place; the repository itself has place ''. */
export type LockEntries = Readonly<Record<string, LockEntry>>;

interface Lockfile {
  lockfileVersion: number;
  packages: LockEntries;
}

function isLockfile(value: unknown): value is Lockfile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'lockfileVersion' in value &&
    typeof value.lockfileVersion === 'number' &&
    'packages' in value &&
    typeof value.packages === 'object' &&
    value.packages !== null
  );
}

/**
 * Reads the entries of the lockfile in a folder.
 *
 * @throws when it is not a lockfile of version 2 or later, the first that
 * lists packages by place.
 */
export async function readLockfile(folder: string): Promise<LockEntries> {
  const file = path.join(folder, 'package-lock.json');
  const value: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
  if (!isLockfile(value)) {
    throw new Error(
      `${file} lists no packages: write it anew with npm 7 or later, by ` +
        'npm install --package-lock-only.',
    );
  }
  return value.packages;
}

/** Gives a package's name from its place, such as `node_modules/@a/b`. */
export function nameOf(place: string): string {
  return place.split('node_modules/').at(-1) ?? place;
}

/**
 * Finds the place from which a package gets another, as Node looks it up: in
 * its own folder, then in each folder that encloses it.
 */
export function resolvePlace(
  entries: LockEntries,
  from: string,
  name: string,
): string | undefined {
  for (let folder = from; ;) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in entries) {
      return place;
    }
    if (folder === '') {
      return undefined;
    }
    const end = folder.lastIndexOf('/node_modules/');
    folder = end === -1 ? '' : folder.slice(0, end);
  }
}
