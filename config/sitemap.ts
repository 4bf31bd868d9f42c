import path from 'node:path';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {RouteConfig} from '@docusaurus/types';
import type {Product} from './identity/types';
import {hasHistory} from './has-history';
import {DOCS_SECTIONS, SECTIONS} from './sections';

const ROOT = path.join(__dirname, '..');

/**
 * Hides the source files of generated pages, which are not in Git: Docusaurus
 * would warn that it finds no date for them.
 */
function hideGeneratedSources(routes: RouteConfig[]): RouteConfig[] {
  return routes.map(({metadata, routes: inner, ...route}) => ({
    ...route,
    metadata: metadata?.sourceFilePath?.startsWith(`${SECTIONS.api.folder}/`)
      ? undefined
      : metadata,
    ...(inner && {routes: hideGeneratedSources(inner)}),
  }));
}

/** Configures the sitemap, with the date of each page's last change. */
export function createSitemap({
  baseUrl,
  locales = [],
}: Pick<Product, 'baseUrl' | 'locales'>) {
  const routes = DOCS_SECTIONS.map((section) => SECTIONS[section].route);
  const folders = ['', ...locales.slice(1).map((locale) => `${locale}/`)];
  return {
    // Without content of their own: the search page and the section roots.
    ignorePatterns: ['search', ...routes].flatMap((name) =>
      folders.map((folder) => baseUrl + folder + name),
    ),
    lastmod: hasHistory(ROOT) ? 'date' : null,
    createSitemapItems: ({defaultCreateSitemapItems, routes, ...rest}) =>
      defaultCreateSitemapItems({
        ...rest,
        routes: hideGeneratedSources(routes),
      }),
  } satisfies PresetOptions['sitemap'];
}
