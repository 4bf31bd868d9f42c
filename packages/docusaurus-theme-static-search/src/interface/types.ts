import type {HierarchyLevel} from '../records/levels';
import type {Hierarchy} from '../records/types';

/** What a hit is of: a page or symbol, a heading, or the text below one. */
export type HitType = HierarchyLevel | 'content';

/** Start and end of a match in a text, as `slice` takes them. */
export type Range = readonly [start: number, end: number];

/** Plain text, and the parts of it that match the query, in order. */
export interface MarkedText {
  text: string;
  ranges: readonly Range[];
}

/** The attributes of a hit that can be shown. */
export type ShownAttribute = HierarchyLevel | 'content';

export interface SearchHit {
  objectID: string;
  /** Path with base URL and anchor, or an absolute address. */
  url: string;
  type: HitType;
  /** Plain text. */
  hierarchy: Hierarchy;
  /** Plain text; null where there is none. */
  content: string | null;
  language: string;
  docusaurus_tag: string;
  /** The categories that a page stands below; absent where that is unknown. */
  place?: readonly string[];
  /** Whether its title has whatever words were found in its text, if that is known. */
  isNamed?: boolean;
  /** Set for hits of an API reference. */
  symbol?: {name: string; kind: string; module: string; signature: string};
  /** The texts above with their matches, the content cut to the words asked for. */
  shown: Readonly<Partial<Record<ShownAttribute, MarkedText>>>;
}

/** `attribute:value`; an inner list means that any of them will do. */
export type FacetFilters = string | readonly (string | readonly string[])[];

export interface SearchRequest {
  query: string;
  /** Counted from 0. */
  page?: number;
  hitsPerPage?: number;
  /**
   * The most hits of one section (`hierarchy.lvl0`), for lists that show no
   * more. Only the embedded client limits them; others give the best hits.
   */
  hitsPerGroup?: number;
  /** On `language`, `docusaurus_tag` and `hierarchy.lvl0`, the section. */
  facetFilters?: FacetFilters;
  /**
   * How many words of a text to show; all of it by default. Headings are shown
   * whole: their number is what a hosted service is asked for.
   */
  snippetWords?: {headings?: number; content?: number};
  /** Whether hits name their symbol, or their place in the sidebar. */
  withDetails?: boolean;
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** How many hits there are on all pages. */
  total: number;
  /** The words that were looked for, where some of the query are nowhere. */
  corrected?: string;
}

/** Whatever can answer a search. Components know nothing else of it. */
export interface SearchClient {
  /**
   * Answers a request.
   *
   * @throws an error of `errors.ts` that says what failed.
   */
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>;
  /** Fetches what the first answer needs beforehand; never rejects. */
  readonly warm?: () => Promise<void>;
}
