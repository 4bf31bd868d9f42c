import fs from 'node:fs/promises';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {root} from '../paths';

/** The part of a manifest that lists dependencies. */
export interface Dependencies {
  name: string;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** Names that Docusaurus' bundler resolves inside a site. */
const BUNDLED = /^@(?:theme|theme-original|theme-init|generated)\//;
const CORE = '@docusaurus/core';

function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** Lists the client modules of Docusaurus core, such as `@docusaurus/Link`. */
async function listCoreModules(): Promise<ReadonlySet<string>> {
  const folder = path.join(root, 'node_modules', CORE, 'lib/client/exports');
  const files = await fs.readdir(folder);
  return new Set(files.map((file) => `@docusaurus/${path.parse(file).name}`));
}

/**
 * Lists the packages that compiled files import but their manifest doesn't
 * list. They resolve in this workspace, but not where the package is installed.
 *
 * @param files - modules and declarations.
 * @param manifest - the package's manifest.
 * @returns one line per import, sorted.
 */
export async function findUndeclared(
  files: readonly string[],
  manifest: Dependencies,
): Promise<string[]> {
  const core = await listCoreModules();
  const declared = new Set([
    manifest.name,
    ...Object.keys({...manifest.dependencies, ...manifest.peerDependencies}),
  ]);
  const isDeclared = (specifier: string, file: string) => {
    const name = packageOf(specifier);
    return (
      specifier.startsWith('.') ||
      isBuiltin(specifier) ||
      BUNDLED.test(specifier) ||
      declared.has(core.has(name) ? CORE : name) ||
      // Types alone don't let a module run.
      (file.endsWith('.d.ts') && declared.has(`@types/${name}`))
    );
  };
  const missing = new Set<string>();
  for (const file of files) {
    const text = await fs.readFile(file, 'utf8');
    const {importedFiles} = ts.preProcessFile(text, true, true);
    for (const {fileName} of importedFiles) {
      if (!isDeclared(fileName, file)) {
        missing.add(`${path.basename(file)} imports ${fileName}`);
      }
    }
  }
  return [...missing].sort();
}
