import type {Level} from './levels';

/** The location of a record: section, page, then the headings above it. */
export type Hierarchy = {lvl0: string; lvl1: string} & Record<
  Exclude<Level, 'lvl1'>,
  string | null
>;

/** The details of an API symbol besides its text. */
export interface SymbolDetails {
  /** Name with its class, as written: `Order.pay`. */
  name: string;
  /** Full dotted path: `shop.orders.Order.pay`. */
  dotted: string;
  /** `class`, `function`, `method`, `module`, … */
  kind: string;
  /** Dotted path of the module that documents it. */
  module: string;
  /** First lines of its signature; '' if unknown. */
  signature: string;
  /** Other paths from which it can be imported. */
  aliases?: readonly string[];
}

/**
 * A place that a search can find: a page with the text before its first
 * heading, a heading with the text below it, or a symbol of the API. A record
 * at `lvl1` starts a page (or is a symbol); the records after it, up to the
 * next `lvl1`, belong to that page. Field names are those of DocSearch.
 */
export interface SearchRecord {
  /** Unique in the index: the URL, numbered if it is repeated. */
  objectID: string;
  /** Path with base URL and anchor. */
  url: string;
  anchor: string | null;
  type: Level;
  hierarchy: Hierarchy;
  /** Prose as plain text; '' if there is none. */
  content: string;
  /**
   * The text that a hit shows, if it is less than the content: without tables,
   * and for a symbol from its summary on.
   */
  prose?: string;
  /** Code samples as plain text; '' if there are none. */
  code: string;
  /** The categories above a page in the sidebar; only for `lvl1`. */
  place?: readonly string[];
  /** Messages and commands that the text quotes; absent if there are none. */
  quotes?: readonly string[];
  /** Values that tables of the text define; absent if there are none. */
  definedValues?: readonly string[];
  /** Further words for this place, which are not in the text. */
  keywords: readonly string[];
  language: string;
  /** `default`, or `docs-<instance>-<version>`. */
  docusaurus_tag: string;
  /** The version of the docs; absent for other pages. */
  version?: string;
  symbol?: SymbolDetails;
}

/** A heading with the content below it, up to the next heading. */
export interface Section {
  /** 0 before the first heading, otherwise 1 to 6. */
  depth: number;
  /** The heading's text; '' at depth 0. */
  heading: string;
  /** The heading's id; null at depth 0. */
  anchor: string | null;
  text: string;
  /** The text without tables, if it has any. */
  prose?: string;
  /** The elements with an id, such as the description of an attribute. */
  parts?: {anchor: string; text: string}[];
  /** Messages and commands that the text quotes; absent if there are none. */
  quotes?: readonly string[];
  /** Values that tables of the text define; absent if there are none. */
  definedValues?: readonly string[];
  code: string;
}

/** A page before it is divided into records. */
export interface Page {
  /** Path with base URL. */
  url: string;
  title: string;
  /** The section of the site to which the page belongs: `Guides`, `Blog`. */
  section: string;
  description: string;
  /** The categories above it in the sidebar, outermost first. */
  place?: readonly string[];
  /** Other names: sidebar label, tags, and keywords in the front matter. */
  keywords: readonly string[];
  language: string;
  docusaurus_tag: string;
  /** The version of the docs; absent for other pages. */
  version?: string;
  sections: readonly Section[];
}

/** A symbol as listed by the API reference's generator. */
export interface SymbolEntry {
  /** Last segment of the dotted path. */
  name: string;
  dotted: string;
  kind: string;
  /** Path with anchor, without base URL. */
  url: string;
  /** First sentence of its description; '' if there is none. */
  summary: string;
  signature?: string;
  /** Other paths from which it can be imported. */
  aliases?: readonly string[];
}
