import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** Where a host looks for a site's files, and the path it serves them at. */
export interface SiteRoot {
  outDir: string;
  baseUrl: string;
}

/**
 * Finds the root of the site that a build belongs to. Docusaurus builds the
 * default locale first and the others into folders below it, but a host reads
 * `_headers` from the root alone.
 *
 * @param site - the site as it is loaded for one locale.
 * @param outDir - the folder that this locale is built into.
 */
export function findRoot(
  {baseUrl, i18n}: Pick<LoadContext, 'baseUrl' | 'i18n'>,
  outDir: string,
): SiteRoot {
  const segment = `${path.basename(outDir)}/`;
  const parent = path.dirname(outDir);
  const isBelow =
    i18n.currentLocale !== i18n.defaultLocale &&
    baseUrl.endsWith(`/${segment}`) &&
    fs.existsSync(path.join(parent, '_headers'));
  return isBelow
    ? {outDir: parent, baseUrl: baseUrl.slice(0, -segment.length)}
    : {outDir, baseUrl};
}
