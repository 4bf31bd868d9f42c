import type {SearchIndexOptions} from 'docusaurus-theme-static-search/plugin/options';
import type {Product} from './identity/types';

/** Names of the sections under which results stand, by docs instance. */
const SECTIONS = {
  guides: 'Guides',
  tutorials: 'Tutorials',
  api: 'API Reference',
};

/**
 * The theme's own settings of DocSearch. Where the embedded search runs they
 * hold no account: the theme demands three words, and nothing is sent with
 * them.
 */
export function createDocSearch(product: Product) {
  return {
    contextualSearch: true,
    searchPagePath: 'search',
    ...(product.search ?? {
      appId: 'embedded',
      apiKey: 'embedded',
      indexName: product.slug,
    }),
  };
}

/** The index that the site itself ships, where no account is configured. */
export function createSearchIndex(product: Product) {
  return {
    sections: SECTIONS,
    embedded: product.search === undefined,
    missingResultsUrl: `${product.source.url}/issues/new?title=${encodeURIComponent('Search finds nothing for "')}{query}%22`,
    pages: [
      {
        path: '/',
        title: `${product.name} documentation`,
        section: 'Home',
        description: product.tagline,
        markdown:
          `${product.name} runs machine learning and SQL where the data ` +
          'lives. Custodians keep their records in pods. Your task travels ' +
          'to every pod, and only its results come back.',
      },
    ],
  } satisfies SearchIndexOptions;
}
