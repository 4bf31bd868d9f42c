import {cutQuery} from '../../interface/cut-text';
import type {FacetFilters, SearchRequest} from '../../interface/types';

/** A request with all defaults filled in. */
export interface Request {
  query: string;
  page: number;
  hitsPerPage: number;
  /** The maximum number of hits per section of the site. */
  hitsPerGroup: number;
  /** The number of words of the content to show; headings are shown whole. */
  snippetWords: number;
  facetFilters: FacetFilters;
}

const DEFAULT_HITS = 20;
const MOST_HITS = 1000;

function toCount(value: number | undefined, fallback: number): number {
  return value !== undefined && Number.isFinite(value)
    ? Math.max(0, Math.min(MOST_HITS, Math.floor(value)))
    : fallback;
}

/** Fills in the defaults of a request and applies limits. */
export function readRequest(request: SearchRequest): Request {
  const {snippetWords = {}} = request;
  return {
    query: cutQuery(request.query),
    page: toCount(request.page, 0),
    hitsPerPage: toCount(request.hitsPerPage, DEFAULT_HITS),
    hitsPerGroup: toCount(request.hitsPerGroup, Infinity),
    snippetWords: snippetWords.content ?? Infinity,
    facetFilters: request.facetFilters ?? [],
  };
}
