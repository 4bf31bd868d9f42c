import {LONGEST_QUERY} from '../longest-query';
import type {FacetFilters, SearchParams, SearchRequest} from '../types';

/** A request with everything it leaves open filled in. */
export interface Request {
  indexName: string;
  query: string;
  page: number;
  hitsPerPage: number;
  /** The most hits of one section of the site. */
  hitsPerGroup: number;
  /** Words per snippet by attribute; `*` for all others. */
  snippets: ReadonlyMap<string, number>;
  ellipsis: string;
  preTag: string;
  postTag: string;
  facetFilters: FacetFilters;
}

const DEFAULT_HITS = 20;
const MOST_HITS = 1000;
const SNIPPET_WORDS = 10;

function toCount(value: number | undefined, fallback: number): number {
  return value !== undefined && Number.isFinite(value)
    ? Math.max(0, Math.min(MOST_HITS, Math.floor(value)))
    : fallback;
}

function readSnippets(
  attributes: readonly string[] = [],
): ReadonlyMap<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', words] = attribute.split(':');
      return [name, Number(words) || SNIPPET_WORDS];
    }),
  );
}

/** Reads either form: parameters beside the index's name, or in `params`. */
export function readRequest(source: SearchRequest): Request {
  const params: SearchParams = {...source, ...source.params};
  return {
    indexName: source.indexName,
    query: (params.query ?? '').slice(0, LONGEST_QUERY),
    page: toCount(params.page, 0),
    hitsPerPage: toCount(params.hitsPerPage, DEFAULT_HITS),
    hitsPerGroup: toCount(params.hitsPerGroup, Infinity),
    snippets: readSnippets(params.attributesToSnippet),
    ellipsis: params.snippetEllipsisText ?? '…',
    preTag: params.highlightPreTag ?? '<mark>',
    postTag: params.highlightPostTag ?? '</mark>',
    facetFilters: params.facetFilters ?? [],
  };
}
