import type {SearchRecord} from '../src/records/types';
import type {BenchQuery} from './types';

/** Shares of queries answered at the first place, and among the first five. */
export interface Success {
  queries: number;
  at1: number;
  at5: number;
}

export interface Miss {
  query: BenchQuery;
  /** What came instead, best first. */
  found: string[];
}

/**
 * What a hit leads to: a symbol by its anchor, else its page. Engines are
 * compared by pages, since some give sections and others do not.
 */
export function createTargets(
  records: readonly SearchRecord[],
): (url: string) => string {
  const symbols = new Set(
    records.filter(({symbol}) => symbol).map(({url}) => url),
  );
  return (url) => (symbols.has(url) ? url : (url.split('#', 1)[0] ?? url));
}

/** Places from 1; 0 where nothing expected was found. */
function findPlace(found: readonly string[], {expected}: BenchQuery): number {
  return found.findIndex((target) => expected.includes(target)) + 1;
}

/** Asks all queries and counts, category by category and over all. */
export async function measureSuccess(
  queries: readonly BenchQuery[],
  toTarget: (url: string) => string,
  search: (query: string) => Promise<string[]>,
): Promise<{byCategory: Map<string, Success>; misses: Miss[]}> {
  const places = new Map<string, number[]>();
  const misses: Miss[] = [];
  for (const query of queries) {
    const hits = await search(query.query);
    const found = [...new Set(hits.map(toTarget))];
    const place = findPlace(found, query);
    if (place !== 1) {
      misses.push({query, found: found.slice(0, 5)});
    }
    for (const category of [query.category, 'all']) {
      places.set(category, [...(places.get(category) ?? []), place]);
    }
  }
  const share = (list: number[], limit: number) =>
    list.filter((place) => place >= 1 && place <= limit).length / list.length;
  const byCategory = new Map(
    [...places].map(([category, list]) => [
      category,
      {queries: list.length, at1: share(list, 1), at5: share(list, 5)},
    ]),
  );
  return {byCategory, misses};
}

/** Queries with an answer on this site; a part of the site may not be built. */
export function selectAnswerable(
  queries: readonly BenchQuery[],
  records: readonly SearchRecord[],
): BenchQuery[] {
  const there = new Set(records.map(({url}) => url));
  return queries.filter(({expected}) => expected.some((url) => there.has(url)));
}
