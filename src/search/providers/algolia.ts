import {liteClient} from 'algoliasearch/lite';
import type {SearchClient} from '../types';
import {createHostStates} from './host-states';

/**
 * Creates a client of the hosted search.
 *
 * @throws when the application's id or the key is missing.
 */
export function createAlgoliaClient(
  appId: string,
  apiKey: string,
): SearchClient {
  const client = liteClient(appId, apiKey, {hostsCache: createHostStates()});
  return {
    search: (source) =>
      // The interface has Algolia's own shapes, narrowed to what is used.
      client.search(
        source as Parameters<typeof client.search>[0],
      ) as ReturnType<SearchClient['search']>,
  };
}
