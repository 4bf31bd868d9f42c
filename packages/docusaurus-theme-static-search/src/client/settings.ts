import {isRecord} from 'docusaurus-plugin-page-exports/guards';

/** A page that the search offers before a query is entered. */
export interface QuickLink {
  label: string;
  /** A path without the base URL, or a full URL: `/guides/quickstart`. */
  to: string;
  /** A few words below the label, such as the audience of the page. */
  note?: string;
}

/**
 * A symbol of the API reference that the search offers before a query is
 * entered.
 */
export interface PopularSymbol {
  name: string;
  kind: string;
  /** A path without the base URL, with the anchor. */
  url: string;
}

/** The plugin's global data, as read by the pages. */
export interface SearchData {
  /** The index's folder with base URL; null if Algolia is used. */
  indexUrl: string | null;
  /** Names of the sections to which a search can be limited. */
  sections: string[];
  /** Queries to suggest instead of one without results. */
  suggestions: string[];
  /** Queries to show before one is entered. */
  examples: string[];
  /** The URL for reporting a query without results; '' for none. */
  missingResultsUrl: string;
  /** The name under which the browser stores saved searches. */
  indexName: string;
  /** Pages to offer before a query is entered. */
  quickLinks: QuickLink[];
  /** Symbols to offer before a query is entered. */
  popularSymbols: PopularSymbol[];
  /** The search page's path with base URL; null if there is none. */
  searchPage: string | null;
}

/** The part of `themeConfig.algolia` that the pages use. */
export interface AlgoliaConfig {
  appId: string;
  apiKey: string;
  indexName: string;
  contextualSearch: boolean;
  searchParameters: Readonly<Record<string, unknown>>;
  maxResultsPerGroup: number | undefined;
  externalUrlRegex: string | undefined;
  replaceSearchResultPathname: {from: string; to: string} | undefined;
}

export function isSearchData(value: unknown): value is SearchData {
  return isRecord(value) && Array.isArray(value.sections);
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function readReplacement(
  value: unknown,
): AlgoliaConfig['replaceSearchResultPathname'] {
  return isRecord(value)
    ? {from: readText(value.from), to: readText(value.to)}
    : undefined;
}

/** Reads `themeConfig.algolia`, with the defaults of Docusaurus' own theme. */
export function readAlgoliaConfig(themeConfig: unknown): AlgoliaConfig {
  const algolia =
    isRecord(themeConfig) && isRecord(themeConfig.algolia)
      ? themeConfig.algolia
      : {};
  const {maxResultsPerGroup, externalUrlRegex, searchParameters} = algolia;
  return {
    appId: readText(algolia.appId),
    apiKey: readText(algolia.apiKey),
    indexName: readText(algolia.indexName),
    contextualSearch: algolia.contextualSearch !== false,
    searchParameters: isRecord(searchParameters) ? searchParameters : {},
    maxResultsPerGroup:
      typeof maxResultsPerGroup === 'number' ? maxResultsPerGroup : undefined,
    externalUrlRegex:
      typeof externalUrlRegex === 'string' ? externalUrlRegex : undefined,
    replaceSearchResultPathname: readReplacement(
      algolia.replaceSearchResultPathname,
    ),
  };
}
