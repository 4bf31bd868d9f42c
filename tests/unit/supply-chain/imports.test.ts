import {describe, expect, it} from 'vitest';
import {findImportFaults} from '../../../scripts/supply-chain/find-import-faults';
import {listImports} from '../../../scripts/supply-chain/list-imports';

describe('listImports', () => {
  it('finds every way to import, with its line', () => {
    const source = [
      "import a from 'a';",
      "import type {B} from 'b';",
      "import {type C} from 'c';",
      "import {type D, e} from 'd';",
      "export * from 'f';",
      "const g = await import('g');",
      "const h = require.resolve('h');",
      "type I = import('i').I;",
      "import 'j';",
      "const text = `import x from 'no'`;",
    ].join('\n');
    expect(
      listImports('x.ts', source).map(({specifier, typeOnly, line}) =>
        [specifier, typeOnly, line].join(' '),
      ),
    ).toEqual([
      'a false 1',
      'b true 2',
      'c true 3',
      'd false 4',
      'f false 5',
      'g false 6',
      'h false 7',
      'i true 8',
      'j false 9',
    ]);
  });
});

it('listImports finds what a configuration of TypeScript extends', () => {
  const source =
    '{\n  // Why.\n  "extends": "@base/tsconfig",\n  "include": ["x"]\n}';
  expect(listImports('tsconfig.json', source)).toEqual([
    {specifier: '@base/tsconfig', typeOnly: false, line: 3},
  ]);
});

describe('findImportFaults', () => {
  const find = (
    files: Record<string, string>,
    dependencies: string[] = [],
    devDependencies: string[] = [],
  ) =>
    findImportFaults(
      {
        files: new Map(Object.entries(files)),
        isEntry: (file) => file === 'build.ts',
        isVirtual: (specifier) => specifier.startsWith('@theme/'),
      },
      {
        dependencies: new Set(dependencies),
        devDependencies: new Set(devDependencies),
      },
    );

  it('names an import that nobody declared, once', () => {
    expect(find({'a.ts': "import x from 'x/y';\nimport z from 'x';"})).toEqual([
      expect.stringMatching(/^a\.ts:1 — imports x, which/),
    ]);
  });

  it('knows files, built-in modules and what Docusaurus makes up', () => {
    expect(
      find({
        'a.ts':
          "import './b'; import 'node:fs'; import 'fs'; import '@theme/Layout';",
        'b.ts': '',
      }),
    ).toEqual([]);
  });

  it('wants what the build reaches among dependencies', () => {
    const files = {
      'build.ts': "import './lib/work';",
      'lib/work.ts': "import x from 'x';",
      'other.ts': "import y from 'y';",
    };
    expect(find(files, [], ['x', 'y'])).toEqual([
      expect.stringMatching(/^lib\/work\.ts:1 — the build needs x/),
    ]);
    expect(find(files, ['x'], ['y'])).toEqual([]);
  });

  it('is content with types of a package for a type', () => {
    const files = {'build.ts': "import type {Root} from 'mdast';"};
    expect(find(files, [], ['@types/mdast'])).toEqual([]);
    expect(find(files)).toHaveLength(1);
  });
});
