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

it('a build may replace an older one, and use a new or an empty folder', () => {
  expect(findTargetProblem(path.join(folder, 'new'))).toBeUndefined();
  expect(findTargetProblem(folder)).toBeUndefined();
  fs.writeFileSync(path.join(folder, 'index.html'), '');
  expect(findTargetProblem(folder)).toBeUndefined();
});

it('a build must not replace a folder of other files, or a file', () => {
  const file = path.join(folder, 'introduction.mdx');
  fs.writeFileSync(file, '# Introduction\n');
  expect(findTargetProblem(folder)).toMatch(/^--out-dir: .* isn't a site/);
  expect(findTargetProblem(file)).toMatch(/^--out-dir: .* isn't a site/);
});
