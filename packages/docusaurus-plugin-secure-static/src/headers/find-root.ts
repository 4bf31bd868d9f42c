import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {HEADERS_FILE} from './headers-file';

/** The folder that a host serves, and the path at which it serves it. */
export interface SiteRoot {
  outDir: string;
  baseUrl: string;
}

/**
 * Finds the root of the site that a build belongs to. Docusaurus builds the
 * default locale first and the others into folders below it, but a host reads
 * only the `_headers` in the root.
 *
 * @param site - the site as loaded for one locale.
 * @param outDir - the output folder of this locale.
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
    fs.existsSync(path.join(parent, HEADERS_FILE));
  return isBelow
    ? {outDir: parent, baseUrl: baseUrl.slice(0, -segment.length)}
    : {outDir, baseUrl};
}
