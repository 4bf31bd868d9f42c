import type {DocSearchTransformClient} from '@docsearch/react';
import {RetryError} from './retry-error';
import type {SearchClient, SearchResponse} from './types';

/** Longer than the 300 ms after which DocSearch calls a search stalled. */
const SHORTEST_FAILURE_MS = 350;

type Search = (
  requests: Parameters<SearchClient['search']>[0],
) => Promise<SearchResponse>;

function never<T>(): Promise<T> {
  return new Promise(() => undefined);
}

/**
 * Makes failures reach DocSearch's error screen.
 *
 * DocSearch sets the status 'error' and throws on, and its own `finally` sets
 * 'idle' in the same tick, so that a reader is told that nothing was found.
 * The answer of this search calls the handler of a failure and then never
 * settles; a failure that is faster than the stall timer waits for it.
 */
export function withVisibleErrors(search: Search) {
  let latest = 0;
  return (requests: Parameters<Search>[0]) => {
    latest += 1;
    const turn = latest;
    const began = Date.now();
    const answer = search(requests);
    return {
      catch(onError: (error: Error) => never) {
        return answer.catch(async (cause: unknown) => {
          const rest = SHORTEST_FAILURE_MS - (Date.now() - began);
          await new Promise((resolve) => setTimeout(resolve, rest));
          if (turn === latest) {
            const error =
              cause instanceof Error && cause.name === 'RetryError'
                ? cause
                : new RetryError(String(cause));
            try {
              onError(error);
            } catch {
              // DocSearch throws on what it was given; the status is set.
            }
          }
          return never<SearchResponse>();
        });
      },
    };
  };
}

/** DocSearch shows the names of groups as they are: escaped ones would show it. */
function withPlainGroups({results}: SearchResponse): SearchResponse {
  return {
    results: results.map((result) => ({
      ...result,
      hits: result.hits.map((hit) => {
        const {hierarchy, ...texts} = hit._highlightResult;
        const {lvl0, ...levels} = hierarchy;
        const group = lvl0 && {...lvl0, value: hit.hierarchy.lvl0};
        return {
          ...hit,
          _highlightResult: {
            ...texts,
            hierarchy: group ? {...levels, lvl0: group} : levels,
          },
        };
      }),
    })),
  };
}

/** Dresses a search as the client that DocSearch's modal wants. */
export function createDocSearchClient(
  search: Search,
): DocSearchTransformClient {
  const client = {
    search: withVisibleErrors(async (requests) =>
      withPlainGroups(await search(requests)),
    ),
    addAlgoliaAgent: () => undefined,
    transporter: {algoliaAgent: {value: '', add: () => ({value: ''})}},
  };
  // DocSearch asks for Algolia's whole client and uses these three of it.
  return client as unknown as DocSearchTransformClient;
}
