import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {COMPANIONS, PARTLY} from '../../../scripts/lib/adopt/default-content';
import {listFiles} from '../../../scripts/lib/adopt/plan';

const root = path.join(import.meta.dirname, '..', '..', '..');

function isWithin(file: string, place: string): boolean {
  return file === place || file.startsWith(`${place}/`);
}

function isRemoved(file: string): boolean {
  return (
    COMPANIONS.some((place) => isWithin(file, place)) ||
    Object.entries(PARTLY).some(
      ([folder, kept]) =>
        isWithin(file, folder) &&
        !kept.some((part) => isWithin(file, `${folder}/${part}`)),
    )
  );
}

/** The files that a file imports by a relative path, as far as they exist. */
function listImports(file: string): string[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  return ts
    .preProcessFile(text)
    .importedFiles.filter(({fileName}) => fileName.startsWith('.'))
    .flatMap(({fileName}) => {
      const target = path.posix.join(path.posix.dirname(file), fileName);
      return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
        .map((end) => target + end)
        .filter((one) => ts.sys.fileExists(path.join(root, one)));
    });
}

describe('the files that stay after an adoption', () => {
  it('import none of those that are removed', async () => {
    const places = ['config', 'plugins', 'scripts', 'src', 'tests'];
    const files = await Promise.all(
      places.map((place) => listFiles(root, place)),
    );
    const kept = files
      .flat()
      .filter((file) => /\.tsx?$/.test(file) && !isRemoved(file));
    const imports = kept.flatMap((file) =>
      listImports(file).map((target) => ({file, target})),
    );
    expect(imports.length).toBeGreaterThan(500);
    expect(imports.filter(({target}) => isRemoved(target))).toEqual([]);
  });
});
