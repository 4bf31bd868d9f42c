import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {findTargetProblem} from '../../../scripts/lib/build-site/check-target';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'target-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

function write(name: string): void {
  fs.writeFileSync(path.join(folder, name), '');
}

it('a build may replace an older one, and use a new or an empty folder', () => {
  expect(findTargetProblem(path.join(folder, 'new'))).toBeUndefined();
  expect(findTargetProblem(folder)).toBeUndefined();
  write('index.html');
  write('404.html');
  expect(findTargetProblem(folder)).toBeUndefined();
});

it('a build must not replace a folder of other files, or a file', () => {
  const file = path.join(folder, 'introduction.mdx');
  fs.writeFileSync(file, '# Introduction\n');
  expect(findTargetProblem(folder)).toMatch(/^--out-dir: .* isn't a site/);
  expect(findTargetProblem(file)).toMatch(/^--out-dir: .* isn't a site/);
});

it('a build must not replace a page by itself, a project or a repository', () => {
  write('index.html');
  expect(findTargetProblem(folder)).toContain("isn't a site");
  write('404.html');
  for (const other of ['.git', 'package.json']) {
    write(other);
    expect(findTargetProblem(folder), other).toContain("isn't a site");
    fs.rmSync(path.join(folder, other));
  }
});
