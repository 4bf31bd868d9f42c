import {isRecord} from 'docusaurus-plugin-page-exports/guards';

/** A page that the search offers before anything is asked. */
export interface QuickLink {
  label: string;
  /** Path without base URL, or an address: `/guides/quickstart`. */
  to: string;
  /** A few words below the label, such as whom the page is for. */
  note?: string;
}

/** A symbol of the API reference that the search offers before anything is asked. */
export interface PopularSymbol {
  name: string;
  kind: string;
  /** Path without base URL, with its anchor. */
  url: string;
}

/** What the plugin tells the pages, as they read it from the global data. */
export interface SearchData {
  /** The index's folder with base URL; null where Algolia answers. */
  indexUrl: string | null;
  /** Names of the sections that a search can be limited to. */
  sections: string[];
  /** Queries to offer instead of one that finds nothing. */
  suggestions: string[];
  /** Queries to show before anything is asked. */
  examples: string[];
  /** Where to report a query that finds nothing; '' for nowhere. */
  missingResultsUrl: string;
  /** The name under which the browser keeps saved searches. */
  indexName: string;
  /** Pages to offer while nothing is asked. */
  quickLinks: QuickLink[];
  /** Symbols to offer while nothing is asked. */
  popularSymbols: PopularSymbol[];
  /** The search page's path with base URL; null where there is none. */
  searchPage: string | null;
}

/** What of `themeConfig.algolia` the pages use. */
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

/** Reads `themeConfig.algolia`, with the defaults of its own theme. */
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
