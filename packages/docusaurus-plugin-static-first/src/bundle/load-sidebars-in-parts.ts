import {fileURLToPath} from 'node:url';
import type {RouteModules} from './write-routes';

const own = fileURLToPath(new URL('../client/collapsible.ts', import.meta.url));

/** Makes the theme expand a category after its items have loaded. */
export function loadSidebarsInParts({
  collapsible,
}: Pick<RouteModules, 'collapsible'>) {
  return collapsible
    ? [
        {
          include: collapsible.index,
          resolve: {alias: {'./components/Collapsible$': own}},
        },
        {
          include: own,
          resolve: {alias: {'@docusaurus/theme-common$': collapsible.file}},
        },
      ]
    : [];
}
