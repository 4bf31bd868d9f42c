import {liteClient} from 'algoliasearch/lite';
import {RefusalError} from '../retry-error';
import type {
  SearchClient,
  SearchParams,
  SearchRequest,
  SearchResult,
} from '../types';
import {createHostStates} from './host-states';
import {readHits} from './read-hits';

/** How long a host may take, before the next one is asked. */
const TIMEOUTS_MS = {connect: 1000, read: 2000, write: 30_000};

type Requests = Parameters<SearchClient['search']>[0];

function listRequests(requests: Requests): readonly SearchRequest[] {
  return 'requests' in requests ? requests.requests : requests;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readCount(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** The client's names of faults that another host would have too. */
const REFUSALS = ['ApiError', 'DetailedApiError', 'DeserializationError'];

/** What the client throws names hosts and codes, which help no reader. */
function toOwnError(cause: unknown): unknown {
  return cause instanceof Error && REFUSALS.includes(cause.name)
    ? new RefusalError('The hosted search refused a search.', {cause})
    : cause;
}

function readResult(value: unknown, request: SearchRequest): SearchResult {
  const result = isFields(value) ? value : {};
  const asked: SearchParams = {...request.params, ...request};
  const hits = readHits(result.hits, {
    // What Algolia uses where nothing is asked for.
    pre: asked.highlightPreTag ?? '<em>',
    post: asked.highlightPostTag ?? '</em>',
  });
  const hitsPerPage = readCount(result.hitsPerPage);
  const nbPages = readCount(result.nbPages);
  const nbHits = readCount(result.nbHits);
  return {
    hits,
    // Algolia counts hits beyond the last page that it will give.
    nbHits: hitsPerPage > 0 ? Math.min(nbHits, nbPages * hitsPerPage) : nbHits,
    nbPages,
    page: readCount(result.page),
    hitsPerPage,
    query: typeof result.query === 'string' ? result.query : '',
    params: typeof result.params === 'string' ? result.params : '',
    processingTimeMS: readCount(result.processingTimeMS),
    exhaustiveNbHits: result.exhaustiveNbHits !== false,
    facets: {},
    index: request.indexName,
    ...(typeof result.queryID === 'string' && {queryID: result.queryID}),
  };
}

/**
 * Creates a client of the hosted search.
 *
 * @throws when the application's id or the key is missing.
 */
export function createAlgoliaClient(
  appId: string,
  apiKey: string,
): SearchClient {
  const client = liteClient(appId, apiKey, {
    hostsCache: createHostStates(),
    timeouts: TIMEOUTS_MS,
  });
  return {
    async search(requests) {
      const list = listRequests(requests);
      const answer: unknown = await client
        .search(
          // The interface has Algolia's own shapes, narrowed to what is used.
          {requests: list} as Parameters<typeof client.search>[0],
        )
        .catch((error: unknown) => {
          throw toOwnError(error);
        });
      const answers: unknown = isFields(answer) ? answer.results : undefined;
      if (!Array.isArray(answers) || answers.length !== list.length) {
        // The client keeps every answer, and would give this one for ever.
        await client.clearCache();
        throw new RefusalError('The hosted search sent what is no answer.');
      }
      return {
        results: list.map((request, place) =>
          readResult(answers[place], request),
        ),
      };
    },
  };
}
