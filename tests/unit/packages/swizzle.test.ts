import fs from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type {SwizzleConfig} from '@docusaurus/types';
import {getSwizzleConfig} from 'docusaurus-theme-static-search';
import {describe, expect, it} from 'vitest';
import {listFilesIn} from '../../../scripts/lib/list-files';
import {root} from '../../../scripts/lib/paths';
import {findTypeErrors} from './find-type-errors';

const packages = path.join(root, 'packages');

/** Lists the modules outside its own folder that a component imports. */
async function listOuterImports(folder: string): Promise<string[]> {
  const files = (await listFilesIn(folder)).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const imports = await Promise.all(
    files.map(async (file) => {
      const text = await fs.readFile(file, 'utf8');
      return ts
        .preProcessFile(text, true, true)
        .importedFiles.map(({fileName}) => fileName)
        .filter(
          (name) =>
            name.startsWith('.') &&
            path
              .relative(folder, path.join(path.dirname(file), name))
              .startsWith('..'),
        );
    }),
  );
  return imports.flat();
}

describe.each<[string, SwizzleConfig]>([
  ['docusaurus-theme-static-search', getSwizzleConfig()],
  ['docusaurus-plugin-page-exports', {components: {}}],
  ['docusaurus-plugin-python-api', {components: {}}],
])('the components of %s', (name, {components}) => {
  it('can be ejected only if the copy finds all modules that it imports', async () => {
    const theme = path.join(packages, name, 'src', 'theme');
    for (const component of await fs.readdir(theme)) {
      const outer = await listOuterImports(path.join(theme, component));
      expect([
        component,
        components[component]?.actions.eject === 'forbidden',
      ]).toEqual([component, outer.length > 0]);
    }
  });
});

describe('the types of components in a site', () => {
  it.each([
    ['docusaurus-theme-static-search', 'SearchForm', 'label="Search"'],
    ['docusaurus-plugin-page-exports', 'Term', 'id="pod" children="pod"'],
    [
      'docusaurus-plugin-python-api',
      'CopyButton',
      'what="code" read={() => "x"}',
    ],
    [
      'docusaurus-plugin-python-api',
      'FilterField',
      'label="Filter" query="" onQuery={() => undefined} children=""',
    ],
    [
      'docusaurus-plugin-python-api',
      'PythonApi/PageActions',
      'className="action"',
    ],
  ])('come with %s', (name, component, props) => {
    const write = (attributes: string) =>
      `import type {} from '${name}';
       import Shown from '@theme/${component}';
       export const shown = <Shown ${attributes} />;`;
    expect(findTypeErrors(write(props))).toEqual([]);
    expect(findTypeErrors(write('')).join('\n')).toMatch(/is missing/);
  });

  it('include all components of PythonApi, which a site must export', async () => {
    const file = path.join(
      packages,
      'docusaurus-plugin-python-api/src/theme/PythonApi/index.ts',
    );
    const names = [
      ...(await fs.readFile(file, 'utf8')).matchAll(/(\w+)(?=[,}])/g),
    ].map(([name]) => name);
    expect(names).toContain('SymbolSection');
    const code = `import type {} from 'docusaurus-plugin-python-api';
      import * as api from '@theme/PythonApi';
      export const all = [${names.map((name) => `api.${name}`).join()}];
      // @ts-expect-error -- the heading is missing.
      export const shown = <api.SymbolSection />;`;
    expect(findTypeErrors(code)).toEqual([]);
  });
});
