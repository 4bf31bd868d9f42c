import type {Level} from './levels';

/** Where a record stands: section, page, then the headings above it. */
export type Hierarchy = {lvl0: string; lvl1: string} & Record<
  Exclude<Level, 'lvl1'>,
  string | null
>;

/** What is known of a symbol of the API beyond its text. */
export interface SymbolDetails {
  /** Name with its class, as it is written: `Order.pay`. */
  name: string;
  /** Full dotted path: `shop.orders.Order.pay`. */
  dotted: string;
  /** `class`, `function`, `method`, `module`, … */
  kind: string;
  /** Dotted path of the module that documents it. */
  module: string;
  /** First lines of its signature, '' where none is known. */
  signature: string;
  /** Other paths by which it can be imported. */
  aliases?: readonly string[];
}

/**
 * One place that a search can lead to: a page with the text before its first
 * heading, a heading with the text below it, or a symbol of the API. A record
 * at `lvl1` starts a page (or is a symbol); those after it, up to the next
 * `lvl1`, stand on that page. Field names are those of DocSearch.
 */
export interface SearchRecord {
  /** Unique in the index: the address, numbered where it repeats. */
  objectID: string;
  /** Path with base URL and anchor. */
  url: string;
  anchor: string | null;
  type: Level;
  hierarchy: Hierarchy;
  /** Prose as plain text, '' where there is none. */
  content: string;
  /**
   * What a hit shows, where that is less than the content: no tables, and a
   * symbol from its summary on.
   */
  prose?: string;
  /** Code samples as plain text, '' where there are none. */
  code: string;
  /** The categories that a page stands below in the sidebar; of `lvl1` alone. */
  place?: readonly string[];
  /** Words that lead here and stand nowhere in the text. */
  keywords: readonly string[];
  language: string;
  /** `default`, or `docs-<instance>-<version>`. */
  docusaurus_tag: string;
  symbol?: SymbolDetails;
}

/** A heading with what stands below it, up to the next heading. */
export interface Section {
  /** 0 for what stands before the first heading, else 1 to 6. */
  depth: number;
  /** The heading's words, '' at depth 0. */
  heading: string;
  /** The heading's id, null at depth 0. */
  anchor: string | null;
  text: string;
  /** The text without its tables, where it has any. */
  prose?: string;
  code: string;
}

/** A page, before it is cut into records. */
export interface Page {
  /** Path with base URL. */
  url: string;
  title: string;
  /** Section of the site that the page belongs to: `Guides`, `Blog`. */
  section: string;
  description: string;
  /** The categories that it stands below in the sidebar, the outermost first. */
  place?: readonly string[];
  /** Other names: sidebar label, tags, keywords of the front matter. */
  keywords: readonly string[];
  language: string;
  docusaurus_tag: string;
  sections: readonly Section[];
}

/** A symbol as the API reference's generator lists it. */
export interface SymbolEntry {
  /** Last segment of the dotted path. */
  name: string;
  dotted: string;
  kind: string;
  /** Path with anchor, without base URL. */
  url: string;
  /** First sentence of its description, '' without one. */
  summary: string;
  signature?: string;
  /** Other paths by which it can be imported. */
  aliases?: readonly string[];
}
