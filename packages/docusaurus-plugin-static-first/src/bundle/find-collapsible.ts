import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** The theme's modules of the component that folds sidebar categories. */
export interface CollapsibleFiles {
  /** The module that the theme's components import it from. */
  index: string;
  /** The module of the component itself. */
  file: string;
}

/**
 * Packages from which the site's theme utilities may be resolved, the site
 * first.
 */
const OWNERS = [
  [],
  ['@docusaurus/theme-classic'],
  ['@docusaurus/preset-classic', '@docusaurus/theme-classic'],
];

/**
 * Finds the modules of the theme's `Collapsible`.
 *
 * @returns undefined if the site has another theme.
 */
export function findCollapsible({
  siteDir,
}: Pick<LoadContext, 'siteDir'>): CollapsibleFiles | undefined {
  for (const owners of OWNERS) {
    try {
      const owner = owners.reduce(
        (from, name) => createRequire(from).resolve(name),
        path.join(siteDir, 'package.json'),
      );
      const own = createRequire(owner);
      const index = own.resolve('@docusaurus/theme-common');
      const file = path.join(index, '../components/Collapsible/index.js');
      return {index, file: own.resolve(file)};
    } catch {
      // The next one may have it.
    }
  }
  return undefined;
}
