import {makePageRecords, numberRepeats} from './page-records';
import {makeApiRecords} from './symbol-records';
import {createShortener} from './shorten-paths';
import type {Page, SearchRecord, SymbolEntry} from './types';
import {withoutAnchor} from './without-anchor';

function groupByPage(
  entries: readonly SymbolEntry[],
  baseUrl: string,
): Map<string, Map<string, SymbolEntry>> {
  const prefix = baseUrl.replace(/\/$/, '');
  const pages = new Map<string, Map<string, SymbolEntry>>();
  for (const entry of entries) {
    const url = prefix + entry.url;
    const page = withoutAnchor(url);
    const group = pages.get(page) ?? new Map<string, SymbolEntry>();
    group.set(url, entry);
    pages.set(page, group);
  }
  return pages;
}

/**
 * Creates the records of a whole site, which are the same for every provider.
 *
 * @param pages - all pages, in the order that breaks ties.
 * @param symbols - the API's symbols; [] without a reference.
 * @param baseUrl - the path that the site is served at.
 */
export function makeRecords(
  pages: readonly Page[],
  symbols: readonly SymbolEntry[],
  baseUrl: string,
): SearchRecord[] {
  const byPage = groupByPage(symbols, baseUrl);
  const shorten = createShortener(symbols);
  const records = pages.flatMap((page) => {
    const entries = byPage.get(page.url);
    // A symbol's module shows where it is.
    return entries
      ? makeApiRecords(
          makePageRecords({...page, place: []}),
          entries,
          page.sections,
        ).map(shorten)
      : makePageRecords(page);
  });
  return numberRepeats(records);
}
