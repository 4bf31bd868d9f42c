import {describe, expect, it} from 'vitest';
import {findLicenceFaults} from '../../../scripts/supply-chain/find-licence-faults';
import {findLockFaults} from '../../../scripts/supply-chain/find-lock-faults';
import {EXCEPTIONS} from '../../../scripts/supply-chain/licences';
import {resolvePlace} from '../../../scripts/supply-chain/lockfile';

const integrity = 'sha512-abc';

describe('findLockFaults', () => {
  it('has nothing to say of a whole lockfile', () => {
    expect(
      findLockFaults({
        '': {dependencies: {a: '1.0.0'}},
        'node_modules/a': {integrity, optionalDependencies: {b: '1'}},
        'node_modules/a/node_modules/b': {integrity, dependencies: {c: '1'}},
        'node_modules/c': {integrity},
      }),
    ).toEqual([]);
  });

  it('misses the part for another platform that npm ci asks for', () => {
    expect(
      findLockFaults({
        '': {dependencies: {'@x/core': '1.0.0'}},
        'node_modules/@x/core': {
          integrity,
          optionalDependencies: {'@x/core-win32-x64': '1.0.0'},
        },
      }),
    ).toEqual([
      expect.stringContaining('wants @x/core-win32-x64, which has no entry'),
    ]);
  });

  it('lets an optional peer be absent, but no other peer', () => {
    const faults = findLockFaults({
      'node_modules/a': {
        integrity,
        peerDependencies: {maybe: '1', must: '1'},
        peerDependenciesMeta: {maybe: {optional: true}},
      },
    });
    expect(faults).toEqual([expect.stringContaining('wants must')]);
  });

  it('finds a weak hash, a missing hash and an address', () => {
    const faults = findLockFaults({
      'node_modules/a': {integrity: 'sha1-abc'},
      'node_modules/b': {},
      'node_modules/c': {integrity, resolved: 'https://evil.test/c.tgz'},
    });
    expect(faults).toEqual([
      expect.stringContaining('node_modules/a has no sha512'),
      expect.stringContaining('node_modules/b has no sha512'),
      expect.stringContaining('https://evil.test/c.tgz'),
    ]);
  });

  it('finds a second React, but lets other packages be there twice', () => {
    const faults = findLockFaults({
      'node_modules/react': {integrity},
      'node_modules/a/node_modules/react': {integrity},
      'node_modules/b': {integrity},
      'node_modules/a/node_modules/b': {integrity},
    });
    expect(faults).toEqual([expect.stringContaining('react is there 2 times')]);
  });
});

describe('resolvePlace', () => {
  it('looks in the own folder first, then outwards', () => {
    const entries = {
      'node_modules/b': {},
      'node_modules/@s/a/node_modules/b': {},
    };
    expect(resolvePlace(entries, 'node_modules/@s/a', 'b')).toBe(
      'node_modules/@s/a/node_modules/b',
    );
    expect(resolvePlace(entries, 'node_modules/c/node_modules/d', 'b')).toBe(
      'node_modules/b',
    );
    expect(resolvePlace(entries, 'node_modules/c', 'x')).toBeUndefined();
  });
});

describe('findLicenceFaults', () => {
  const excepted = Object.fromEntries(
    Object.entries(EXCEPTIONS).map(([name, {licence}]) => [
      `node_modules/${name}`,
      licence === undefined ? {} : {license: licence},
    ]),
  );

  it('allows a choice that holds an allowed licence', () => {
    expect(
      findLicenceFaults({
        ...excepted,
        'node_modules/a': {license: '(MIT OR GPL-3.0)'},
        'node_modules/b': {license: 'Apache-2.0 AND MIT'},
      }),
    ).toEqual([]);
  });

  it('names packages under another licence, or under none', () => {
    expect(
      findLicenceFaults({
        ...excepted,
        'node_modules/a': {license: 'GPL-3.0'},
        'node_modules/b': {},
        'node_modules/c': {license: 'MIT AND AGPL-3.0'},
      }),
    ).toEqual([
      expect.stringContaining('node_modules/a is under GPL-3.0'),
      expect.stringContaining('node_modules/b is under no licence'),
      expect.stringContaining('node_modules/c is under MIT AND AGPL-3.0'),
    ]);
  });

  it('names an exception that no package needs', () => {
    expect(findLicenceFaults({})).toHaveLength(Object.keys(EXCEPTIONS).length);
  });
});
