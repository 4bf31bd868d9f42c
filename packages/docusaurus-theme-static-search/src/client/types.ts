import type {HierarchyLevel} from '../records/levels';
import type {Hierarchy} from '../records/types';

/**
 * The one search interface: DocSearch's and Algolia's own shapes, as far as
 * this site uses them, so that either provider can stand behind it.
 */

export type HitType = HierarchyLevel | 'content';

/** A text as HTML: escaped, matches between the request's highlight tags. */
export interface SnippetValue {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

export interface HighlightValue extends SnippetValue {
  /** Words of the query that the text matches. */
  matchedWords: string[];
}

/** Texts by attribute: `hierarchy.lvl1`, `content`. */
export interface HitTexts<Value> {
  hierarchy: Partial<Record<HierarchyLevel, Value>>;
  content?: Value;
}

export interface SearchHit {
  objectID: string;
  /** Path with base URL and anchor, or an absolute address. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: HitType;
  hierarchy: Hierarchy;
  /** Plain text; null where there is none. */
  content: string | null;
  language: string;
  docusaurus_tag: string;
  /** Set for hits of the API reference. */
  symbol?: {name: string; kind: string; module: string; signature: string};
  _snippetResult: HitTexts<SnippetValue>;
  _highlightResult: HitTexts<HighlightValue>;
}

/** `attribute:value`; an inner list means that any of them will do. */
export type FacetFilters = string | readonly (string | readonly string[])[];

export interface SearchParams {
  query?: string;
  /** Counted from 0. */
  page?: number;
  hitsPerPage?: number;
  /**
   * The most hits of one section (`hierarchy.lvl0`), for lists that show no
   * more. Understood by the embedded client only.
   */
  hitsPerGroup?: number;
  /** `attribute:words`, the attributes as in `HitTexts`, or `*:words`. */
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  /**
   * On `language`, `docusaurus_tag` and `hierarchy.lvl0` (the section: Guides,
   * Tutorials, API Reference, Blog, Home).
   */
  facetFilters?: FacetFilters;
}

/** DocSearch gives the parameters beside the index's name, helpers below. */
export interface SearchRequest extends SearchParams {
  indexName: string;
  params?: SearchParams;
}

export interface SearchResult {
  hits: SearchHit[];
  /** How many hits there are on all pages. */
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  params: string;
  processingTimeMS: number;
  exhaustiveNbHits: boolean;
  facets: Record<string, Record<string, number>>;
  index: string;
  /** The hosted search's name for this query, where it counts clicks. */
  queryID?: string;
}

export interface SearchResponse {
  /** One per request, in their order. */
  results: SearchResult[];
}

export interface SearchClient {
  /**
   * Answers all requests, or rejects with an error whose name is
   * `RetryError` where the provider can't be reached.
   */
  readonly search: (
    requests: {requests: readonly SearchRequest[]} | readonly SearchRequest[],
  ) => Promise<SearchResponse>;
  /** Fetches what the first answer needs beforehand; never rejects. */
  readonly warm?: () => Promise<void>;
}
