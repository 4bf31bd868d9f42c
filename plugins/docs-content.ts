import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {isDocsContent} from 'docusaurus-plugin-page-exports/guards';

/** Lists the versions of a docs instance; none if there is no such instance. */
export function listVersions(
  content: AllContent,
  instance: string,
): LoadedVersion[] {
  const loaded = content['docusaurus-plugin-content-docs']?.[instance];
  return isDocsContent(loaded) ? loaded.loadedVersions : [];
}

/**
 * Returns the route of a page below the base URL. Docusaurus drops the trailing
 * slash of an index page only later.
 */
export function routeOf(permalink: string, baseUrl: string): string {
  return permalink.slice(baseUrl.length - 1).replace(/(?<=.)\/$/, '');
}
