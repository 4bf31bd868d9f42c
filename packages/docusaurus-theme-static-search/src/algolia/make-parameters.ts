import {RECORD_LEVELS} from '../records/levels';
import type {FacetFilters, SearchRequest} from '../interface/types';
import type {AlgoliaAccount} from './client';

/** The tags that Algolia puts around matches. */
export const TAGS = {pre: '<mark>', post: '</mark>'};

const LEVELS = RECORD_LEVELS.map((level) => `hierarchy.${level}`);
const DEFAULT_HITS = 20;

function listFilters(filters: unknown): readonly unknown[] {
  return Array.isArray(filters) ? filters : filters ? [filters] : [];
}

function joinFilters(
  own: FacetFilters | undefined,
  added: unknown,
): readonly unknown[] {
  return [...listFilters(own), ...listFilters(added)];
}

/** Lists the attributes to cut, with the number of words: `content:10`. */
function listSnippets({snippetWords = {}}: SearchRequest): string[] {
  const {headings, content} = snippetWords;
  return [
    ...(headings === undefined
      ? []
      : LEVELS.map((level) => `${level}:${headings}`)),
    ...(content === undefined ? [] : [`content:${content}`]),
  ];
}

/** Converts a request to Algolia's parameters, as DocSearch sends them. */
export function makeParameters(
  {indexName, searchParameters = {}}: AlgoliaAccount,
  request: SearchRequest,
): Record<string, unknown> {
  const {query, page, hitsPerPage = DEFAULT_HITS, withDetails} = request;
  return {
    query,
    indexName,
    attributesToRetrieve: [
      'hierarchy.lvl0',
      ...LEVELS,
      'content',
      'type',
      'url',
      ...(withDetails ? ['symbol', 'place'] : []),
    ],
    attributesToSnippet: listSnippets(request),
    snippetEllipsisText: '…',
    highlightPreTag: TAGS.pre,
    highlightPostTag: TAGS.post,
    ...(page === undefined ? {} : {page}),
    hitsPerPage,
    clickAnalytics: false,
    ...searchParameters,
    facetFilters: joinFilters(
      request.facetFilters,
      searchParameters.facetFilters,
    ),
  };
}
