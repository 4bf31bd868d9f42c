import type {SearchRecord} from '../src/records/types';
import type {BenchQuery} from './types';

/** Shares of queries answered by the first hit, and by the first five. */
export interface Success {
  queries: number;
  at1: number;
  at5: number;
}

export interface Miss {
  query: BenchQuery;
  /** The actual hits, best first. */
  found: string[];
}

/**
 * Creates a function that returns the target of a hit: a symbol by its anchor,
 * otherwise its page. Engines are compared by page, since only some return
 * sections.
 */
export function createTargets(
  records: readonly SearchRecord[],
): (url: string) => string {
  const symbols = new Set(
    records.filter(({symbol}) => symbol).map(({url}) => url),
  );
  return (url) => (symbols.has(url) ? url : (url.split('#', 1)[0] ?? url));
}

/** Returns the position of the first expected hit from 1, or 0 without one. */
function findPlace(found: readonly string[], {expected}: BenchQuery): number {
  return found.findIndex((target) => expected.includes(target)) + 1;
}

/** Runs all queries and counts successes, per category and overall. */
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

/**
 * Returns the queries with an answer on this site, of which only a part may be
 * built.
 */
export function selectAnswerable(
  queries: readonly BenchQuery[],
  records: readonly SearchRecord[],
): BenchQuery[] {
  const there = new Set(records.map(({url}) => url));
  return queries.filter(({expected}) => expected.some((url) => there.has(url)));
}
