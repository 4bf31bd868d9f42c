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
          `${product.name} is a platform for federated data science. It runs ` +
          'machine learning and SQL where the data is: data custodians run ' +
          'pods beside their data, data scientists send tasks to the pods ' +
          'that they name, and each pod decides whether to run them.',
      },
    ],
  } satisfies SearchIndexOptions;
}
