import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext} from '@docusaurus/types';
import type {RouteModules} from './write-routes';

const preload = fileURLToPath(new URL('../client/preload.ts', import.meta.url));

/**
 * Makes Docusaurus load the routes of a page before the page itself. Its
 * modules import each other by relative paths, so the alias is limited to them.
 */
export function loadRoutesInParts(
  {siteDir}: Pick<LoadContext, 'siteDir'>,
  {parts}: Pick<RouteModules, 'parts'>,
) {
  if (parts.length === 0) {
    return [];
  }
  const site = createRequire(path.join(siteDir, 'package.json'));
  const include = ['clientEntry', 'PendingNavigation', 'docusaurus'].map(
    (name) => site.resolve(`@docusaurus/core/lib/client/${name}.js`),
  );
  return [{include, resolve: {alias: {'./preload$': preload}}}];
}
