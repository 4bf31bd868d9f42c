import type {SearchClient} from './types';

export type SearchSettings =
  | {provider: 'embedded'; indexUrl: string}
  | {provider: 'algolia'; appId: string; apiKey: string};

let opened: Promise<SearchClient> | undefined;

async function create(settings: SearchSettings): Promise<SearchClient> {
  if (settings.provider === 'algolia') {
    const {createAlgoliaClient} = await import('./providers/algolia');
    return createAlgoliaClient(settings.appId, settings.apiKey);
  }
  const {createEmbeddedClient} = await import('./embedded/client');
  return createEmbeddedClient({indexUrl: settings.indexUrl});
}

/**
 * Gives the one search client of the page. The code of a provider is loaded
 * on first use, and nothing of the other one ever is.
 */
export function openClient(settings: SearchSettings): Promise<SearchClient> {
  opened ??= create(settings).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
