import type {HierarchyLevel} from '../records/levels';
import type {Hierarchy} from '../records/types';

/** The type of a hit: a page or symbol, a heading, or the text below one. */
export type HitType = HierarchyLevel | 'content';

/** The start and end of a match, as for `slice`. */
export type Range = readonly [start: number, end: number];

/** Plain text, and the ranges in it that match the query, in order. */
export interface MarkedText {
  text: string;
  ranges: readonly Range[];
}

/** The attributes of a hit that can be shown. */
export type ShownAttribute = HierarchyLevel | 'content';

export interface SearchHit {
  objectID: string;
  /** Path with base URL and anchor, or a full URL. */
  url: string;
  type: HitType;
  /** Plain text. */
  hierarchy: Hierarchy;
  /** Plain text; null if there is none. */
  content: string | null;
  language: string;
  docusaurus_tag: string;
  /** The categories above a page; absent if unknown. */
  place?: readonly string[];
  /** Whether its title has all words found in its text, if that is known. */
  isNamed?: boolean;
  /** Set for hits in an API reference. */
  symbol?: {name: string; kind: string; module: string; signature: string};
  /**
   * The texts above with their matches; the content is cut to the requested
   * number of words.
   */
  shown: Readonly<Partial<Record<ShownAttribute, MarkedText>>>;
}

/** `attribute:value`; an inner list matches any of its filters. */
export type FacetFilters = string | readonly (string | readonly string[])[];

export interface SearchRequest {
  query: string;
  /** Counted from 0. */
  page?: number;
  hitsPerPage?: number;
  /**
   * The maximum number of hits per section (`hierarchy.lvl0`), for lists that
   * show no more. Only the embedded client applies it; others return the best
   * hits.
   */
  hitsPerGroup?: number;
  /** On `language`, `docusaurus_tag` and `hierarchy.lvl0`, the section. */
  facetFilters?: FacetFilters;
  /**
   * The number of words to show of a text; all by default. Headings are shown
   * whole: their number is only passed to hosted services.
   */
  snippetWords?: {headings?: number; content?: number};
  /** Whether hits include their symbol and their place in the sidebar. */
  withDetails?: boolean;
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** The total number of hits on all pages. */
  total: number;
  /** The corrected query, if words of the query don't exist on the site. */
  corrected?: string;
}

/** Answers searches. Components use nothing else of a provider. */
export interface SearchClient {
  /**
   * Answers a request.
   *
   * @throws one of the errors in `errors.ts`.
   */
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>;
  /** Prefetches data for the first answer. It never rejects. */
  readonly prefetch?: () => Promise<void>;
}
