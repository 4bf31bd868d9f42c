import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {findBase} from '../../../scripts/lib/run-tests/find-base';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], {stdio: 'ignore'});

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'find-base-'));
  git('init', '--initial-branch', 'topic');
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

it('a change is compared with its last commit if no main branch is known', () => {
  expect(findBase(folder)).toBe('HEAD');
});

it('a change is compared with the main branch', () => {
  const author = ['-c', 'user.name=Reef', '-c', 'user.email=reef@kelp.test'];
  git(...author, 'commit', '--allow-empty', '--message', 'Begin');
  git('branch', 'main');
  expect(findBase(folder)).toBe('main');
});
