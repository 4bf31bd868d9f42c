import type {Level} from '../records/levels';
import type {Hierarchy, SymbolDetails} from '../records/types';

/** A record of the hosted search, in DocSearch's format. */
export interface HostedRecord {
  objectID: string;
  /** Path with base URL and anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** The level of the heading, or `content` for the text below it. */
  type: Level | 'content';
  hierarchy: Hierarchy;
  /** Only the record's own heading; empty for text. */
  hierarchy_radio: Partial<Record<Level, string>>;
  content: string | null;
  keywords: readonly string[];
  language: string;
  docusaurus_tag: string;
  /** The version of the docs; absent for other pages. */
  version?: string;
  /** The categories above a page in the sidebar. */
  place?: readonly string[];
  symbol?: SymbolDetails;
  /** Decides between equally good matches. */
  weight: {
    /** 100 for a page, less for each level below, 0 for text. */
    level: number;
    /** The position in the order of the site, from 0. */
    position: number;
  };
}
