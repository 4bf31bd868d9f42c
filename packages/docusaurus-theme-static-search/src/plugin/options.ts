/** A page that no Markdown file holds, told by the one who made it. */
export interface HandedOverPage {
  /** Path without base URL: `/`. */
  path: string;
  title: string;
  /** Section under which results stand: `Home`. */
  section: string;
  description?: string;
  /** What the page says, as Markdown. */
  markdown: string;
}

export interface SearchIndexOptions {
  /** Names of the docs instances' sections, by the instance's id. */
  sections: Readonly<Record<string, string>>;
  /** Name of the blog's section; 'Blog' by default. */
  blogSection?: string;
  /** Pages to find besides docs and blog. */
  pages?: readonly HandedOverPage[];
  /**
   * The list of the API's symbols, relative to the site's folder; it may be
   * missing. `.cache/api/symbols.json` by default.
   */
  symbolsFile?: string;
  /**
   * Where a build leaves the records for other uses (a hosted search, the
   * benchmark), relative to the site's folder. `.cache/search/records.json`
   * by default.
   */
  recordsFile?: string;
  /**
   * Whether the site ships the embedded index. False where a hosted search
   * runs: then a build leaves the records only.
   */
  embedded: boolean;
  /**
   * Where readers report a query that finds nothing; `{query}` becomes the
   * query, encoded. Without it an empty answer offers no report.
   */
  missingResultsUrl?: string;
}

/** What the client reads with `usePluginData('search-index')`. */
export interface SearchIndexData {
  /** The index's folder with base URL, null where there is none. */
  indexUrl: string | null;
  /** Names of the sections that a search can be held to. */
  sections: string[];
  /** Queries to offer instead of one that finds nothing. */
  suggestions: string[];
  /** Where to report a query that finds nothing; `{query}` is the query; '' for nowhere. */
  missingResultsUrl: string;
}
