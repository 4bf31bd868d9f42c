import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-docs';
import {remarkShareTree} from 'docusaurus-plugin-page-exports/page';
import type {ReferenceDocsOptions} from '../plugins/reference-docs';
import type {UsedIn} from '../plugins/used-in';
import {replaceTokensDeep} from './tokens';
import type {Product} from './identity/types';
import {createEditUrl} from './edit-url';
import {createGlossary} from './glossary';
import {hasHistory} from './has-history';
import {curlyQuotes} from './quotes';
import {createRehypePlugins} from './rehype';
import {apiData} from './python-api';
import {createSymbolLinks} from './symbol-links';

/**
 * Category labels and generated index pages come from `_category_.yml` files,
 * which no Markdown step sees: their tokens are replaced here.
 */
function withTokens(
  product: Product,
): NonNullable<Options['sidebarItemsGenerator']> {
  return async ({defaultSidebarItemsGenerator, ...args}) =>
    replaceTokensDeep(await defaultSidebarItemsGenerator(args), product);
}

function createWrittenDocs(product: Product) {
  return {
    breadcrumbs: true,
    editUrl: createEditUrl(product),
    // Without a history git has no dates to give, and says so on every page.
    showLastUpdateTime: hasHistory(path.join(__dirname, '..')),
    sidebarPath: './config/sidebars/guides.ts',
    sidebarItemsGenerator: withTokens(product),
    beforeDefaultRemarkPlugins: [
      remarkShareTree,
      createGlossary(product).remarkPlugin,
      curlyQuotes,
    ],
    rehypePlugins: createRehypePlugins(),
    remarkPlugins: [[...createSymbolLinks()]],
  } satisfies Options;
}

/** The guides, written in `docs/` and served at `/guides`. */
export function createGuides(product: Product) {
  return {
    ...createWrittenDocs(product),
    id: 'guides',
    path: 'docs',
    routeBasePath: 'guides',
  } satisfies Options;
}

/** The tutorials, written in `tutorials/`. */
export function createTutorials(product: Product) {
  return {
    ...createWrittenDocs(product),
    id: 'tutorials',
    path: 'tutorials',
    routeBasePath: 'tutorials',
    sidebarPath: './config/sidebars/tutorials.ts',
  } satisfies Options;
}

/**
 * The API reference, generated into `api/` before every start and build.
 *
 * @param usedIn - links its symbols to the guides that use them.
 */
export function createApi(usedIn: UsedIn) {
  return {
    id: 'api',
    path: 'api',
    routeBasePath: 'api',
    breadcrumbs: true,
    sidebarPath: './config/sidebars/api.ts',
    beforeDefaultRemarkPlugins: [remarkShareTree, curlyQuotes],
    remarkPlugins: [usedIn.remarkPlugin],
    rehypePlugins: createRehypePlugins(),
    pages: `${apiData}/pages.json`,
    watch: [`${apiData}/model.json`],
  } satisfies Options & ReferenceDocsOptions;
}
