import type {SearchOptions} from 'docusaurus-theme-static-search';
import type {HomePage} from './identity/home-types';
import type {Product} from './identity/types';
import {createIssueForm, type IssueForm} from './issue-form';
import {apiData} from './python-api';
import {SECTIONS} from './sections';
import {replaceTokens} from './tokens';

/** Where a build writes the search records, relative to the root. */
export const RECORDS_FILE = '.cache/search/records.json';

/** Typical queries: a topic, a symbol, a question and an error. */
export const EXAMPLES = [
  'differential privacy',
  'Pod.start',
  'how to train a model',
  'DataNotAvailableError',
] as const;

const QUICK_LINKS_OF_ROLE = 2;

/** The Algolia settings of Docusaurus, if an account is configured. */
export function createAlgolia({search}: Product) {
  return (
    search && {contextualSearch: true, searchPagePath: 'search', ...search}
  );
}

/** Lists links for each role, shown before anything is typed. */
function listQuickLinks(product: Product, {roles}: HomePage) {
  return (roles?.entries ?? []).flatMap(({reader, links}) =>
    links.slice(0, QUICK_LINKS_OF_ROLE).map(({label, to}) => ({
      label: replaceTokens(label, product),
      to: replaceTokens(to, product),
      note: replaceTokens(reader, product),
    })),
  );
}

/**
 * Writes the address for reporting a query without results, with the placeholder
 * `{query}`.
 */
function writeReportUrl({url, title}: IssueForm): string {
  const text = new URLSearchParams({
    [title]: 'Search finds nothing for "QUERY"',
  });
  return `${url}?${text.toString().replace('QUERY', '{query}')}`;
}

/** Creates the options of the search theme. */
export function createSearch(product: Product, home: HomePage) {
  const issues = createIssueForm(product);
  return {
    blogSection: SECTIONS.blog.label,
    symbolsFile: `${apiData}/symbols.json`,
    recordsFile: RECORDS_FILE,
    indexName: product.search?.indexName ?? product.slug,
    embedded: product.search === undefined,
    ...(issues && {missingResultsUrl: writeReportUrl(issues)}),
    examples: EXAMPLES,
    quickLinks: listQuickLinks(product, home),
    popularSymbols: product.popularSymbols ?? [],
    pages: [
      {
        path: '/',
        title: `${product.name} documentation`,
        section: 'Home',
        description: product.tagline,
        markdown: replaceTokens(home.lead, product),
      },
    ],
  } satisfies SearchOptions;
}
