import type {SearchClient} from '../interface/types';
import type {AlgoliaConfig} from './settings';

/** Who answers searches, and what it needs to do so. */
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
 * Gives the one search client of the page. Its code is loaded on first use,
 * and that of the other provider never.
 */
export function openClient(provider: Provider): Promise<SearchClient> {
  opened ??= create(provider).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Loads the client and what it fetches beforehand; a failure shows at the first search. */
export function warmClient(provider: Provider): void {
  openClient(provider)
    .then((client) => client.warm?.())
    .catch(() => undefined);
}
