import type {SearchHit} from '../interface/types';
import {foldTitle} from '../records/fold-title';
import {isModule} from '../records/is-module';
import {isTerm} from '../records/is-term';
import {withoutAnchor} from '../records/without-anchor';

/** More would push all sections off the screen. */
export const MOST_BEST = 3;

function namesOf({type, symbol, hierarchy}: SearchHit): (string | null)[] {
  if (symbol) {
    return [symbol.name, `${symbol.module}.${symbol.name}`];
  }
  // A hit by its text has another name than the query.
  return type === 'content' ? [] : [hierarchy[type]];
}

/** The brackets of `Order.pay()`, which may be incomplete. */
const CALL = /\(\s*\)?$/;

function fold(name: string): string {
  return foldTitle(name).replace(CALL, '');
}

/**
 * Selects one of several sections with the same name, preferably one that
 * explains a term.
 */
function takeSection(
  named: readonly SearchHit[],
  pages: readonly SearchHit[],
): SearchHit | undefined {
  const known = new Set(
    pages.filter((hit) => !hit.symbol).map(({url}) => withoutAnchor(url)),
  );
  const sections = named.filter(
    ({type, url}) => type !== 'lvl1' && !known.has(withoutAnchor(url)),
  );
  const isDefinition = ({type, hierarchy}: SearchHit) =>
    type !== 'content' && type !== 'lvl0' && isTerm(hierarchy, type);
  return sections.find(isDefinition) ?? sections[0];
}

/**
 * Extracts the best matches, whose name equals the query: pages and symbols,
 * with exact case first and modules after their members, then one section of a
 * page, whose page is not listed again. If all hits are in one section of the
 * site, the best matches only move to the front.
 *
 * @param hits - the hits, best first.
 */
export function splitBest(
  hits: readonly SearchHit[],
  query: string,
): {best: SearchHit[]; rest: SearchHit[]} {
  const words = query.trim().replace(CALL, '');
  const named = hits.filter((hit) =>
    namesOf(hit).some((name) => name !== null && fold(name) === fold(words)),
  );
  const rankOf = (hit: SearchHit) => {
    if (hit.symbol && isModule(hit.symbol.kind)) {
      return 2;
    }
    return namesOf(hit).includes(words) ? 0 : 1;
  };
  const pages = named
    .filter(({type}) => type === 'lvl1')
    .sort((one, other) => rankOf(one) - rankOf(other));
  const section = takeSection(named, pages);
  const best = section
    ? [...pages.slice(0, MOST_BEST - 1), section]
    : pages.slice(0, MOST_BEST);
  const rest = hits.filter((hit) => !best.includes(hit));
  const [first] = hits;
  if (hits.every(({hierarchy}) => hierarchy.lvl0 === first?.hierarchy.lvl0)) {
    return {best: [], rest: [...best, ...rest]};
  }
  const isShown = ({symbol, url}: SearchHit) =>
    section && !symbol && withoutAnchor(url) === withoutAnchor(section.url);
  return {best, rest: rest.filter((hit) => !isShown(hit))};
}
