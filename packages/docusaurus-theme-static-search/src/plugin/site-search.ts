import path from 'node:path';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {isDocsContent} from 'docusaurus-plugin-page-exports/guards';
import {readAlgoliaConfig, type SearchData} from '../client/settings';
import {makeRecords} from '../records/make-records';
import type {SearchRecord, SymbolEntry} from '../records/types';
import {hasPosts} from './collect-blog';
import {BLOG, collectPages, DOCS} from './collect-pages';
import {type Instance, nameSections} from './name-sections';
import type {SearchOptions} from './options';
import {findPopular} from './find-popular';
import {readSymbols} from './read-symbols';
import {suggestQueries} from './suggest';
import {createSectionTranslator} from './translations';

/** The index's folder in the site. */
export const FOLDER = 'search-index';
const BLOG_SECTION = 'Blog';
const SEARCH_PAGE = 'search';

/** Whether the site uses Docusaurus' own theme for Algolia. */
export function hasAlgolia({siteConfig}: LoadContext): boolean {
  return Boolean(siteConfig.themeConfig.algolia);
}

function findSearchPage(
  {siteConfig}: LoadContext,
  {searchPagePath = SEARCH_PAGE}: SearchOptions,
): string | false {
  const {algolia} = siteConfig.themeConfig as {
    algolia?: {searchPagePath?: string | false | null};
  };
  const page = algolia ? algolia.searchPagePath : searchPagePath;
  return page === undefined ? SEARCH_PAGE : (page ?? false);
}

function slugOf(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-');
}

/** Lists the docs instances, with the routes of their versions. */
function listInstances(
  content: AllContent,
  {baseUrl}: LoadContext,
): Instance[] {
  return Object.entries(content[DOCS] ?? {}).map(([id, loaded]) => ({
    id,
    routes: isDocsContent(loaded)
      ? loaded.loadedVersions.map(({path: route}) =>
          route.slice(baseUrl.length - 1),
        )
      : [],
  }));
}

/** The search of one site, with its options. */
export class SiteSearch {
  private readonly blogSection: string;
  private readonly translate: (name: string) => string;
  readonly isEmbedded: boolean;
  readonly searchPage: string | false;

  /** @throws if the site would have no search provider. */
  constructor(
    private readonly context: LoadContext,
    private readonly options: SearchOptions,
  ) {
    this.translate = createSectionTranslator(
      context.i18n.currentLocale,
      context.codeTranslations,
    );
    this.blogSection = this.translate(options.blogSection ?? BLOG_SECTION);
    if (options.embedded === false && !hasAlgolia(context)) {
      throw new Error(
        '`embedded: false` leaves the site without a search: configure themeConfig.algolia, or remove the option.',
      );
    }
    this.isEmbedded = options.embedded ?? !hasAlgolia(context);
    this.searchPage = findSearchPage(context, options);
  }

  /** Returns the names of the docs' sections, by instance id. */
  nameSections(content: AllContent): ReadonlyMap<string, string> {
    return nameSections(
      listInstances(content, this.context),
      this.options.sections ?? {},
      this.context.siteConfig.themeConfig,
      this.translate,
    );
  }

  async readRecords(content: AllContent): Promise<SearchRecord[]> {
    const {context, options, blogSection} = this;
    const pages = (options.pages ?? []).map((page) => ({
      ...page,
      section: this.translate(page.section),
    }));
    const sections = this.nameSections(content);
    const [collected, symbols] = await Promise.all([
      collectPages(context, {sections, blogSection, pages}, content),
      this.readSymbols(),
    ]);
    const {baseUrl, siteConfig} = context;
    const {trailingSlash} = siteConfig;
    // Docusaurus' links have this form, but its permalinks don't.
    return makeRecords(collected, symbols, baseUrl).map((record) => ({
      ...record,
      url: applyTrailingSlash(record.url, {trailingSlash, baseUrl}),
    }));
  }

  private async readSymbols(): Promise<SymbolEntry[]> {
    const {symbolsFile} = this.options;
    return symbolsFile === undefined
      ? []
      : readSymbols(path.resolve(this.context.siteDir, symbolsFile));
  }

  /**
   * Names the lists of saved searches. Those of an embedded index are separate
   * for each locale, because pages of one are no routes of another: opening
   * one would show the not-found page. Algolia's keep DocSearch's keys.
   */
  private nameIndex(): string {
    const {siteConfig, i18n} = this.context;
    const name =
      (this.options.indexName ??
        readAlgoliaConfig(siteConfig.themeConfig).indexName) ||
      slugOf(siteConfig.title);
    const {currentLocale, defaultLocale} = i18n;
    return this.isEmbedded && currentLocale !== defaultLocale
      ? `${name}-${currentLocale}`
      : name;
  }

  /**
   * Returns the search data that all pages have.
   *
   * @throws if the options list a symbol that is not in the reference.
   */
  async describe(content: AllContent): Promise<SearchData> {
    const {baseUrl} = this.context;
    const {options, searchPage} = this;
    const sections = this.nameSections(content);
    return {
      indexUrl: this.isEmbedded ? normalizeUrl([baseUrl, FOLDER]) : null,
      sections: [
        ...new Set([
          ...sections.values(),
          ...(hasPosts(content[BLOG] ?? {}) ? [this.blogSection] : []),
        ]),
      ],
      missingResultsUrl: options.missingResultsUrl ?? '',
      suggestions: suggestQueries(content[DOCS] ?? {}, [...sections.keys()]),
      examples: [...(options.examples ?? [])],
      indexName: this.nameIndex(),
      quickLinks: [...(options.quickLinks ?? [])],
      popularSymbols: findPopular(
        options.popularSymbols ?? [],
        await this.readSymbols(),
      ),
      searchPage: searchPage ? normalizeUrl([baseUrl, searchPage]) : null,
    };
  }
}
