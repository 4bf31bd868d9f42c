import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {findPackage} from '../../../config/identity/find-package';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'package-'));
});

afterEach(() => {
  fs.rmSync(root, {recursive: true});
});

it.each([
  ['a folder', 'harbour', 'python/harbour/__init__.py', 'python/harbour'],
  [
    'a folder in a namespace',
    'sea.harbour',
    'python/sea/harbour/__init__.py',
    'python/sea/harbour',
  ],
  ['a module', 'harbour', 'python/harbour.py', 'python/harbour.py'],
  ['a stub', 'sea.harbour', 'python/sea/harbour.pyi', 'python/sea/harbour.pyi'],
])('finds a package that is %s', (_, name, file, found) => {
  const written = path.join(root, file);
  fs.mkdirSync(path.dirname(written), {recursive: true});
  fs.writeFileSync(written, '');
  const sdk = {path: 'python', package: name};
  expect(findPackage(sdk, root)).toBe(path.normalize(found));
});

it('finds no package that does not exist', () => {
  expect(findPackage({path: 'python', package: 'harbour'}, root)).toBe(
    undefined,
  );
});
