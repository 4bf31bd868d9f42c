import type {SearchClient} from '../interface/types';
import type {AlgoliaConfig} from './settings';

/** The provider of searches, with its settings. */
export type Provider =
  | {name: 'embedded'; indexUrl: string}
  | ({name: 'algolia'; readUrl: (url: string) => string} & AlgoliaConfig);

let opened: Promise<SearchClient> | undefined;

async function create(provider: Provider): Promise<SearchClient> {
  if (provider.name === 'algolia') {
    const {createAlgoliaClient} = await import('../algolia/client');
    return createAlgoliaClient(provider);
  }
  const {createEmbeddedClient} = await import('../engine/search/client');
  return createEmbeddedClient({indexUrl: provider.indexUrl});
}

/**
 * Returns the page's only search client. Its code is loaded on first use, and
 * that of the other provider never.
 */
export function openClient(provider: Provider): Promise<SearchClient> {
  opened ??= create(provider).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/**
 * Loads the client and the data that it prefetches. Failures appear at the
 * first search.
 */
export function prefetchClient(provider: Provider): void {
  openClient(provider)
    .then((client) => client.prefetch?.())
    .catch(() => undefined);
}
