import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findUndeclared} from '../../../scripts/lib/pack/check-imports';

describe('an import of a packed package', () => {
  let folder: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'imports-'));
  });

  afterEach(() => {
    fs.rmSync(folder, {recursive: true, force: true});
  });

  const find = (
    specifiers: readonly string[],
    listed: readonly string[],
    name = 'index.js',
  ) => {
    const file = path.join(folder, name);
    fs.writeFileSync(
      file,
      specifiers.map((specifier) => `import '${specifier}';\n`).join(''),
    );
    const dependencies = Object.fromEntries(
      listed.map((listing) => [listing, '*']),
    );
    return findUndeclared([file], {name: 'reef', dependencies});
  };

  it('must be in the manifest, or the package would not work elsewhere', async () => {
    expect(
      await find(['yaml', '@sea/kelp/css', './own', 'node:fs', 'reef'], []),
    ).toEqual(['index.js imports @sea/kelp/css', 'index.js imports yaml']);
    expect(
      await find(['yaml/util', '@sea/kelp/css'], ['yaml', '@sea/kelp']),
    ).toEqual([]);
  });

  it('of a client module needs the core of Docusaurus', async () => {
    const modules = ['@docusaurus/Link', '@theme/Layout', '@generated/routes'];
    expect(await find(modules, ['@docusaurus/core'])).toEqual([]);
    expect(await find(modules, [])).toEqual([
      'index.js imports @docusaurus/Link',
    ]);
  });

  it('is satisfied by a package of types only in a declaration', async () => {
    expect(await find(['mdast'], ['@types/mdast'], 'index.d.ts')).toEqual([]);
    expect(await find(['mdast'], ['@types/mdast'])).toEqual([
      'index.js imports mdast',
    ]);
  });
});
