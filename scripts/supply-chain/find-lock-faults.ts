import {
  nameOf,
  resolvePlace,
  type LockEntries,
  type LockEntry,
} from './lockfile';

/** Packages whose second copy breaks hooks, contexts or the theme's aliases. */
const SINGLE =
  /^(?:react|react-dom|@docusaurus\/(?:core|theme-.+|plugin-.+|utils.*))$/;

function requiredBy(entry: LockEntry): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => entry.peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.devDependencies ?? {}),
    // Whether they get installed depends on the platform; `npm ci` wants each
    // of them in the lockfile on every platform.
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...peers,
  ];
}

function findMissing(entries: LockEntries): string[] {
  return Object.entries(entries).flatMap(([place, entry]) =>
    requiredBy(entry)
      .filter((name) => resolvePlace(entries, place, name) === undefined)
      .map(
        (name) =>
          `${place === '' ? 'package.json' : place} wants ${name}, which has ` +
          'no entry: npm ci will refuse. Take a version of which the registry ' +
          'has every part, then run npm install.',
      ),
  );
}

function findOrigins(entries: LockEntries): string[] {
  return Object.entries(entries).flatMap(([place, entry]) => {
    if (place === '' || entry.link) {
      return [];
    }
    const faults: string[] = [];
    if (!entry.integrity?.startsWith('sha512-')) {
      faults.push(
        `${place} has no sha512 integrity, so nothing shows whether its ` +
          'bytes were changed: remove it from the lockfile and install again.',
      );
    }
    if (entry.resolved !== undefined) {
      faults.push(
        `${place} names the address ${entry.resolved}: packages come from ` +
          'the registry that npm is set to. Remove the "resolved" line.',
      );
    }
    return faults;
  });
}

function findCopies(entries: LockEntries): string[] {
  const places = new Map<string, string[]>();
  for (const place of Object.keys(entries)) {
    const name = nameOf(place);
    if (SINGLE.test(name)) {
      places.set(name, [...(places.get(name) ?? []), place]);
    }
  }
  return [...places]
    .filter(([, copies]) => copies.length > 1)
    .map(
      ([name, copies]) =>
        `${name} is there ${copies.length} times (${copies.join(', ')}): the ` +
        'site needs one. Bring the ranges together, or add an override.',
    );
}

/**
 * Finds what is wrong with a lockfile: entries without a sound hash, entries
 * with an address, entries that are missing, and second copies of packages
 * that may be there only once.
 *
 * @returns one sentence a fault, with how to mend it.
 */
export function findLockFaults(entries: LockEntries): string[] {
  return [
    ...findOrigins(entries),
    ...findMissing(entries),
    ...findCopies(entries),
  ];
}
