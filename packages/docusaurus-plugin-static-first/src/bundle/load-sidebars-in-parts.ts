import {fileURLToPath} from 'node:url';
import type {RouteModules} from './write-routes';

const own = fileURLToPath(new URL('../client/collapsible.ts', import.meta.url));

/** A rule that has some modules import others. */
interface AliasRule {
  include: string;
  resolve: {alias: Record<string, string>};
}

/** Makes the theme expand a category after its items have loaded. */
export function loadSidebarsInParts({
  collapsible,
}: Pick<RouteModules, 'collapsible'>): AliasRule[] {
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
