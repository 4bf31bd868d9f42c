import fs from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';

/** Matches a fence that becomes a diagram, and the import of its component. */
const DIAGRAM = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*mermaid\b|@theme\/Mermaid\b/m;

/**
 * Lists the paths below the base URL of pages with a Mermaid diagram, of which
 * the HTML has nothing: React draws it.
 */
export async function listDiagrams({
  siteDir,
  siteConfig,
  baseUrl,
  routes,
}: Pick<Props, 'baseUrl' | 'routes' | 'siteConfig' | 'siteDir'>): Promise<
  string[]
> {
  const pages: string[] = [];
  for (const {path: route, metadata} of siteConfig.markdown.mermaid
    ? flattenRoutes(routes)
    : []) {
    const source = metadata?.sourceFilePath;
    if (
      source !== undefined &&
      // The routes of other plugins may come from no file.
      DIAGRAM.test(
        await fs.readFile(path.join(siteDir, source), 'utf8').catch(() => ''),
      )
    ) {
      pages.push(route.slice(baseUrl.length - 1));
    }
  }
  return pages;
}
