import type {Options} from '@docusaurus/plugin-content-docs';
import {remarkShareTree} from 'docusaurus-plugin-page-exports/page';
import type {ReferenceDocsOptions} from '../plugins/reference-docs';
import type {UsedIn} from '../plugins/used-in';
import {replaceTokensDeep} from './tokens';
import type {Product} from './identity/types';
import {curlyQuotes} from './quotes';
import {createRehypePlugins} from './rehype';
import {apiData} from './python-api';
import {type DocsSection, SECTIONS} from './sections';
import {unitSpaces} from './unit-spaces';
import {createWrittenPages} from './written-pages';

/**
 * Replaces the tokens in category labels and generated index pages. They come
 * from `_category_.yml` files, which the Markdown preprocessor doesn't see.
 */
function withTokens(
  product: Product,
): NonNullable<Options['sidebarItemsGenerator']> {
  return async ({defaultSidebarItemsGenerator, ...args}) =>
    replaceTokensDeep(await defaultSidebarItemsGenerator(args), product);
}

/** The options that all docs instances share. */
function pagesOf(section: DocsSection) {
  const {folder, route} = SECTIONS[section];
  return {
    id: section,
    path: folder,
    routeBasePath: route,
    sidebarPath: `./config/sidebars/${section}.ts`,
  };
}

/** Configures the docs instance of the guides or the tutorials. */
export function createWrittenDocs(
  product: Product,
  section: Exclude<DocsSection, 'api'>,
) {
  return {
    ...createWrittenPages(product),
    ...pagesOf(section),
    breadcrumbs: true,
    sidebarItemsGenerator: withTokens(product),
  } satisfies Options;
}

/**
 * Configures the API reference, generated before every start and build.
 *
 * @param usedIn - links its symbols to the guides that use them.
 */
export function createApi(usedIn: UsedIn) {
  return {
    ...pagesOf('api'),
    breadcrumbs: true,
    beforeDefaultRemarkPlugins: [remarkShareTree, curlyQuotes, unitSpaces],
    remarkPlugins: [usedIn.remarkPlugin],
    rehypePlugins: createRehypePlugins(),
    pages: `${apiData}/pages.json`,
    watch: [`${apiData}/model.json`],
  } satisfies Options & ReferenceDocsOptions;
}
