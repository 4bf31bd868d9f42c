import type {SearchHit} from '../interface/types';

/** A hit of a list, and those of its page that stand below it. */
export interface NestedHit {
  hit: SearchHit;
  below: SearchHit[];
}

function pathOf({url}: SearchHit): string {
  return url.split('#', 1)[0] ?? url;
}

/**
 * Puts the hits in a page below the hit of the page itself, where that comes
 * before them. Symbols are pages of their own, many of one address.
 */
export function nestHits(hits: readonly SearchHit[]): NestedHit[] {
  const pages = new Map<string, NestedHit>();
  const nested: NestedHit[] = [];
  for (const hit of hits) {
    const page = hit.symbol ? undefined : pages.get(pathOf(hit));
    if (page && hit.type !== 'lvl1') {
      page.below.push(hit);
    } else {
      const own = {hit, below: []};
      nested.push(own);
      if (hit.type === 'lvl1' && !hit.symbol) {
        pages.set(pathOf(hit), own);
      }
    }
  }
  return nested;
}
