import {liteClient} from 'algoliasearch/lite';
import {
  ConfigurationError,
  RefusedError,
  UnreachableError,
} from '../interface/errors';
import type {
  SearchAnswer,
  SearchClient,
  SearchRequest,
} from '../interface/types';
import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import {createHostStates} from './host-states';
import {makeParameters, TAGS} from './make-parameters';
import {readHits} from './read-hits';

/** Timeouts per host before the next one is tried. */
const TIMEOUTS_MS = {connect: 1000, read: 2000, write: 30_000};

/** The client's names for failures that would be the same on any host. */
const REFUSALS = ['ApiError', 'DetailedApiError', 'DeserializationError'];

export interface AlgoliaAccount {
  appId: string;
  /** The public key, which only allows searches. */
  apiKey: string;
  indexName: string;
  /** Parameters that the site adds to every request, in Algolia's format. */
  searchParameters?: Readonly<Record<string, unknown>>;
  /** Converts an address in the index to one of this site. */
  readUrl?: (url: string) => string;
}

function readCount(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/**
 * The client's own messages contain hosts and codes, which don't help readers.
 */
function toOwnError(cause: unknown): Error {
  return cause instanceof Error && REFUSALS.includes(cause.name)
    ? new RefusedError('Algolia rejected the search.', {cause})
    : new UnreachableError('No Algolia host responded.', {cause});
}

function readAnswer(
  result: Record<string, unknown>,
  {readUrl = (url) => url}: AlgoliaAccount,
): SearchAnswer {
  const hitsPerPage = readCount(result.hitsPerPage);
  const found = readCount(result.nbHits);
  return {
    hits: readHits(result.hits, TAGS).map((hit) => ({
      ...hit,
      url: readUrl(hit.url),
    })),
    // Algolia also counts hits beyond the last page that it returns.
    total:
      hitsPerPage > 0
        ? Math.min(found, readCount(result.nbPages) * hitsPerPage)
        : found,
  };
}

function openAlgolia({appId, apiKey}: AlgoliaAccount) {
  try {
    return liteClient(appId, apiKey, {
      hostsCache: createHostStates(),
      timeouts: TIMEOUTS_MS,
    });
  } catch (cause) {
    throw new ConfigurationError(
      `Search is not set up: ${cause instanceof Error ? cause.message : ''} ` +
        'See themeConfig.algolia.',
      {cause},
    );
  }
}

/**
 * Creates a client of Algolia.
 *
 * @throws ConfigurationError if the application id or the key is missing.
 */
export function createAlgoliaClient(account: AlgoliaAccount): SearchClient {
  const client = openAlgolia(account);

  async function search(request: SearchRequest): Promise<SearchAnswer> {
    const requests = [makeParameters(account, request)];
    const response: unknown = await client
      // The parameters are Algolia's own, but the site may add any other.
      .search({requests} as Parameters<typeof client.search>[0])
      .catch((error: unknown) => {
        throw toOwnError(error);
      });
    const results: unknown = isRecord(response) ? response.results : undefined;
    const result: unknown = Array.isArray(results) ? results[0] : undefined;
    if (!isRecord(result)) {
      // The client caches every response and would return this one again.
      await client.clearCache();
      throw new RefusedError('Algolia sent an invalid response.');
    }
    return readAnswer(result, account);
  }

  return {search};
}
