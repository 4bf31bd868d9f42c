import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {hasHistory} from '../../../config/has-history';
import {hasGit} from '../support/git';

let folder: string;

const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args],
    {
      cwd: folder,
      stdio: 'ignore',
    },
  );

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

it('an unpacked archive has no history', () => {
  expect(hasHistory(folder)).toBe(false);
});

it.runIf(hasGit)('a repository has no history until its first commit', () => {
  git('init');
  expect(hasHistory(folder)).toBe(false);
  git('commit', '--allow-empty', '--message', 'Begin');
  expect(hasHistory(folder)).toBe(true);
});

it.runIf(hasGit)(
  'a folder in the repository of another project has no history',
  () => {
    git('init');
    git('commit', '--allow-empty', '--message', 'Begin');
    fs.mkdirSync(path.join(folder, 'site'));
    expect(hasHistory(path.join(folder, 'site'))).toBe(false);
  },
);

it.runIf(hasGit)(
  'a site in a subfolder has the history of its repository',
  () => {
    const site = path.join(folder, 'site');
    git('init');
    fs.mkdirSync(site);
    fs.writeFileSync(path.join(site, 'package.json'), '{}');
    git('commit', '--allow-empty', '--message', 'Begin');
    expect(hasHistory(site)).toBe(false);
    git('add', '.');
    git('commit', '--message', 'Add the site');
    expect(hasHistory(site)).toBe(true);
  },
);
