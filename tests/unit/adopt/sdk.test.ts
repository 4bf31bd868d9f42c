import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {cloneSdk, locateSdk} from '../../../scripts/lib/adopt/locate-sdk';
import {adoptSdk} from '../../../scripts/lib/adopt/read-sdk-files';
import {git, makeFolder, writeIn} from './small-site';
import {hasGit} from '../support/git';

let temporary: string;
let sdk: string;
let root: string;

beforeEach(() => {
  temporary = makeFolder();
  sdk = path.join(temporary, 'kelp');
  root = path.join(temporary, 'site');
  fs.mkdirSync(root);
  writeIn(sdk, 'src/kelp/__init__.py', 'from _kelp.grow import plant\n');
  writeIn(sdk, 'src/kelp/py.typed', '');
});

afterEach(() => {
  fs.rmSync(temporary, {recursive: true, force: true});
});

function commitSdk(): void {
  git(sdk, 'init', '--quiet', '--initial-branch=main');
  git(sdk, 'remote', 'add', 'origin', 'https://a:p@ss@git.kelp.test/kelp.git');
  git(sdk, 'add', '--all');
  git(sdk, 'commit', '--quiet', '--message=State');
}

async function copy(place: string) {
  const adopted = await adoptSdk(await locateSdk(place, 'kelp'), 'kelp', root);
  return {...adopted, files: [...adopted.files.keys()]};
}

describe.runIf(hasGit)('a copied package', () => {
  it('includes its stubs and the private packages that it imports', async () => {
    writeIn(sdk, 'src/kelp-stubs/__init__.pyi', '');
    writeIn(sdk, 'src/_kelp/grow.py', 'import os, _seeds as seeds\n');
    writeIn(sdk, 'src/_seeds.pyi', '');
    writeIn(sdk, 'src/_unused/__init__.py', '');
    writeIn(sdk, 'src/other/__init__.py', '');
    expect((await copy(sdk)).files).toEqual([
      'sdk/_kelp/grow.py',
      'sdk/_seeds.pyi',
      'sdk/kelp-stubs/__init__.pyi',
      'sdk/kelp/__init__.py',
      'sdk/kelp/py.typed',
    ]);
  });

  it('leaves out files that symbolic links point to elsewhere', async () => {
    writeIn(temporary, 'secret', 'key');
    writeIn(sdk, 'src/tools.py', '');
    const link = (target: string, name: string) => {
      fs.symlinkSync(target, path.join(sdk, 'src/kelp', name));
    };
    link(path.join(temporary, 'secret'), 'key.py');
    link('../../.git/config', 'config.py');
    link('../tools.py', 'tools.py');
    link('../../..', 'outside');
    commitSdk();
    expect((await copy(sdk)).files).toEqual([
      'sdk/kelp/__init__.py',
      'sdk/kelp/py.typed',
      'sdk/kelp/tools.py',
    ]);
  });

  it('has source URLs without the credentials of the remote', async () => {
    commitSdk();
    const revision = git(sdk, 'rev-parse', 'HEAD').trim();
    const expected = `https://git.kelp.test/kelp/blob/${revision}/src/{file}#L{line}`;
    expect((await copy(sdk)).sourceUrl).toBe(expected);
    // On macOS, the temporary folder is such a link.
    const link = path.join(temporary, 'link');
    fs.symlinkSync(sdk, link);
    expect((await copy(link)).sourceUrl).toBe(expected);
  });
});

describe.runIf(hasGit)('a package in the repository of the site', () => {
  it('is read in place, even through a symbolic link', async () => {
    writeIn(root, 'python/kelp.py', '');
    const link = path.join(temporary, 'link');
    fs.symlinkSync(root, link);
    const adopted = await copy(path.join(link, 'python'));
    expect(adopted).toEqual({path: 'python', files: []});
  });
});

describe.runIf(hasGit)('a Git URL', () => {
  it('is cloned from another repository', async () => {
    commitSdk();
    const target = path.join(temporary, 'clone');
    await cloneSdk(`file://${sdk}`, target);
    expect(fs.existsSync(path.join(target, 'src/kelp/__init__.py'))).toBe(true);
  });

  it('is not interpreted as an option of Git', async () => {
    const made = path.join(temporary, 'made');
    await expect(
      cloneSdk(`--upload-pack=touch ${made};.git`, sdk),
    ).rejects.toThrow("can't be cloned");
    expect(fs.existsSync(made)).toBe(false);
  });
});
