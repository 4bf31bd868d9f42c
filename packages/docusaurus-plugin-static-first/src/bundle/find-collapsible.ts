import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** The theme's modules of what folds the categories of a sidebar. */
export interface CollapsibleFiles {
  /** By which the theme's components get it. */
  index: string;
  /** Where it is. */
  file: string;
}

/** Where a site may have the theme's utilities from, itself first. */
const OWNERS = [
  [],
  ['@docusaurus/theme-classic'],
  ['@docusaurus/preset-classic', '@docusaurus/theme-classic'],
];

/**
 * Finds what folds categories.
 *
 * @returns undefined where the site has another theme.
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
