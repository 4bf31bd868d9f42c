import {createRequire} from 'node:module';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const require = createRequire(import.meta.url);
const STOCK = '@docusaurus/theme-search-algolia';
const TEXTS = '@theme/SearchTranslations';

/** The folder of the stock theme's texts. */
export const stockTexts = path.join(
  path.dirname(require.resolve(STOCK)),
  'theme/SearchTranslations',
);

type Create = (context: LoadContext) => Plugin;

function loadStockTheme(): Create {
  return (require(STOCK) as {default: Create}).default;
}

/**
 * MIME types of icons by extension. The stock theme declares every icon as ICO.
 */
const ICON_TYPES: Readonly<Record<string, string>> = {
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Writes the correct type of the site's icon to its OpenSearch description. */
async function nameIconType(outDir: string, favicon = ''): Promise<void> {
  const type = ICON_TYPES[path.extname(favicon).toLowerCase()];
  if (type !== undefined) {
    const file = path.join(outDir, 'opensearch.xml');
    const text = await fs.readFile(file, 'utf8');
    await fs.writeFile(file, text.replace('image/x-icon', type));
  }
}

/** Texts of the stock theme's search page that this theme's page doesn't have. */
const UNUSED: ReadonlySet<string> = new Set(
  [
    'algoliaLabel',
    'documentsFound.plurals',
    'fetchingNewResults',
    'inputLabel',
    'inputPlaceholder',
    'noResultsText',
  ].map((name) => `theme.SearchPage.${name}`),
);

type StockParts = Pick<
  Plugin,
  | 'contentLoaded'
  | 'getDefaultCodeTranslationMessages'
  | 'injectHtmlTags'
  | 'postBuild'
>;

/**
 * Provides what Docusaurus' own search theme adds to a site, for sites that
 * don't configure it: the route of the search page, `opensearch.xml` and the
 * translations of the texts.
 *
 * @param searchPagePath - the page's path without the base URL; false for none.
 */
export function createStockParts(
  context: LoadContext,
  searchPagePath: string | false,
): StockParts {
  const {siteConfig} = context;
  const themeConfig = {...siteConfig.themeConfig, algolia: {searchPagePath}};
  const stock = loadStockTheme()({
    ...context,
    siteConfig: {...siteConfig, themeConfig},
  });
  return {
    contentLoaded: stock.contentLoaded,
    async getDefaultCodeTranslationMessages() {
      const messages = await stock.getDefaultCodeTranslationMessages?.();
      return Object.fromEntries(
        Object.entries(messages ?? {}).filter(([id]) => !UNUSED.has(id)),
      );
    },
    injectHtmlTags: stock.injectHtmlTags,
    async postBuild(props) {
      await stock.postBuild?.(props);
      if (searchPagePath !== false) {
        await nameIconType(props.outDir, siteConfig.favicon);
      }
    },
  };
}

/**
 * Returns the alias for the stock theme's texts, unless a theme provides them.
 */
export function aliasTexts(known: unknown): Record<string, string> {
  const isKnown = typeof known === 'object' && known !== null && TEXTS in known;
  return isKnown ? {} : {[TEXTS]: stockTexts};
}
