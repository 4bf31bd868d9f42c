import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {createSmallSite, type SmallSite, writeIn} from './small-site';
import {hasGit} from '../support/git';

let site: SmallSite;

beforeEach(() => {
  site = createSmallSite();
  return site.remove;
});

it.runIf(hasGit)(
  'a later run removes modules that the SDK no longer has, and nothing else',
  async () => {
    fs.rmSync(path.join(site.sdk, 'kelp.py'));
    writeIn(site.sdk, 'kelp/__init__.py', '"""Kelp."""\n');
    writeIn(site.sdk, 'kelp/old.py', '"""Old."""\n');
    await site.adopt();
    site.write('sdk/kelp/notes.md', 'Ours.\n');
    site.commit();
    fs.rmSync(path.join(site.sdk, 'kelp', 'old.py'));
    await site.adopt();
    expect(site.has('sdk/kelp/old.py')).toBe(false);
    expect(site.has('sdk/kelp/__init__.py')).toBe(true);
    expect(site.read('sdk/kelp/notes.md')).toBe('Ours.\n');
  },
);

it.runIf(hasGit)(
  'a file whose line ends Git has changed does not count as edited',
  async () => {
    await site.adopt();
    site.write('README.md', site.read('README.md').replaceAll('\n', '\r\n'));
    site.commit();
    const {notes} = await site.adopt({name: 'Wrack'});
    expect(notes).toEqual([]);
    expect(site.read('README.md')).toContain('# Wrack documentation');
  },
);
