import {LONGEST_QUERY} from '../../interface/longest-query';
import type {FacetFilters, SearchRequest} from '../../interface/types';

/** A request with everything it leaves open filled in. */
export interface Request {
  query: string;
  page: number;
  hitsPerPage: number;
  /** The most hits of one section of the site. */
  hitsPerGroup: number;
  /** How many words to show of the content; headings are shown whole. */
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

/** Fills in what a request leaves open and limits the rest. */
export function readRequest(request: SearchRequest): Request {
  const {snippetWords = {}} = request;
  return {
    query: request.query.slice(0, LONGEST_QUERY),
    page: toCount(request.page, 0),
    hitsPerPage: toCount(request.hitsPerPage, DEFAULT_HITS),
    hitsPerGroup: toCount(request.hitsPerGroup, Infinity),
    snippetWords: snippetWords.content ?? Infinity,
    facetFilters: request.facetFilters ?? [],
  };
}
