import {ALLOWED, EXCEPTIONS} from './licences';
import {nameOf, type LockEntries} from './lockfile';

const FILE = 'scripts/supply-chain/licences.ts';

/** Tells whether an SPDX expression can be met with allowed licences alone. */
function isAllowed(expression: string): boolean {
  const inner = expression.replace(/^\((.*)\)$/, '$1');
  return inner
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => part in ALLOWED));
}

/** Counts packages by licence, the commonest first. */
export function countLicences(entries: LockEntries): [string, number][] {
  const counts = new Map<string, number>();
  for (const [place, {license}] of Object.entries(entries)) {
    if (place !== '') {
      const name = license ?? 'none named';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/**
 * Finds packages under a licence that is not allowed, and exceptions that no
 * package needs any more.
 */
export function findLicenceFaults(entries: LockEntries): string[] {
  const needed = new Set<string>();
  const faults = Object.entries(entries).flatMap(([place, {license}]) => {
    if (place === '' || (license !== undefined && isAllowed(license))) {
      return [];
    }
    const name = nameOf(place);
    const exception = Object.hasOwn(EXCEPTIONS, name)
      ? EXCEPTIONS[name]
      : undefined;
    if (exception && exception.licence === license) {
      needed.add(name);
      return [];
    }
    return [
      `${place} is under ${license ?? 'no licence that it names'}: read it, ` +
        `then allow it in ${FILE} with a reason, or remove the package.`,
    ];
  });
  const stale = Object.keys(EXCEPTIONS)
    .filter((name) => !needed.has(name))
    .map((name) => `${FILE} excepts ${name}, which needs none: remove it.`);
  return [...faults, ...stale];
}
