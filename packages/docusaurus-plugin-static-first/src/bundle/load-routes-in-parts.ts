import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext} from '@docusaurus/types';
import type {RouteModules} from './write-routes';

const preload = fileURLToPath(new URL('../client/preload.ts', import.meta.url));

/**
 * Has Docusaurus load the routes of a page before the page itself. Its modules
 * look each other up by their places, so only for them others are put there.
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
