import type {SearchHit} from '../interface/types';
import {withoutAnchor} from '../records/without-anchor';

/** A hit of a list, with the hits on its page. */
export interface NestedHit {
  hit: SearchHit;
  below: SearchHit[];
}

/**
 * Nests hits on a page below the hit of the page itself, if that comes first.
 * Symbols count as pages, though many share an address.
 */
export function nestHits(hits: readonly SearchHit[]): NestedHit[] {
  const pages = new Map<string, NestedHit>();
  const nested: NestedHit[] = [];
  for (const hit of hits) {
    const url = withoutAnchor(hit.url);
    const page = hit.symbol ? undefined : pages.get(url);
    if (page && hit.type !== 'lvl1') {
      page.below.push(hit);
    } else {
      const own = {hit, below: []};
      nested.push(own);
      if (hit.type === 'lvl1' && !hit.symbol) {
        pages.set(url, own);
      }
    }
  }
  return nested;
}
