import type {Level} from '../records/levels';
import type {Hierarchy, SymbolDetails} from '../records/types';

/** A record as the hosted search keeps it, in the form that DocSearch reads. */
export interface HostedRecord {
  objectID: string;
  /** Path with base URL and anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** The level of the heading, or `content` for the text below it. */
  type: Level | 'content';
  hierarchy: Hierarchy;
  /** The record's own heading alone; empty for text. */
  hierarchy_radio: Partial<Record<Level, string>>;
  content: string | null;
  keywords: readonly string[];
  language: string;
  docusaurus_tag: string;
  /** The version of the docs; absent outside of them. */
  version?: string;
  /** The categories that a page stands below in the sidebar. */
  place?: readonly string[];
  symbol?: SymbolDetails;
  /** What decides between equals. */
  weight: {
    /** 100 for a page, less for each level below, 0 for text. */
    level: number;
    /** The place in the order of the site, from 0. */
    position: number;
  };
}
