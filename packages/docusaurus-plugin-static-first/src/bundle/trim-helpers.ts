import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {writeModule} from './write-module';

const HELPER = /\btslib_\d+\.(\w+)/g;

/**
 * Writes a module with the TypeScript helpers that Docusaurus' common utilities
 * use. They load the whole library with `require`, which a bundler can't
 * tree-shake.
 *
 * @returns the module's path, and the folder of the modules that may use it.
 */
export function trimHelpers({
  siteDir,
  generatedFilesDir,
}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>): {
  file: string;
  users: string;
} {
  const site = createRequire(path.join(siteDir, 'package.json'));
  const core = createRequire(site.resolve('@docusaurus/core/package.json'));
  const users = path.dirname(core.resolve('@docusaurus/utils-common'));
  const names = fs
    .readdirSync(users)
    .filter((name) => name.endsWith('.js'))
    .map((name) => fs.readFileSync(path.join(users, name), 'utf8'))
    .flatMap((text) => [...text.matchAll(HELPER)].map(([, name = '']) => name));
  const helpers = createRequire(path.join(users, 'index.js')).resolve('tslib');
  const all = path.join(path.dirname(helpers), 'tslib.es6.mjs');
  const file = writeModule(
    generatedFilesDir,
    'helpers.mjs',
    `export {${[...new Set(names)].sort().join(', ')}} from ${JSON.stringify(all)};\n`,
  );
  return {file, users};
}
