import type {SearchHit} from '../interface/types';
import {foldTitle as fold} from '../records/fold-title';
import {isTerm} from '../records/is-term';

/** More of one name would push all sections off the screen. */
export const MOST_BEST = 3;

function namesOf({type, symbol, hierarchy}: SearchHit): (string | null)[] {
  if (symbol) {
    return [symbol.name, `${symbol.module}.${symbol.name}`];
  }
  // What was found by its text has another name than the query.
  return type === 'content' ? [] : [hierarchy[type]];
}

const MODULES = new Set(['module', 'package']);

function pathOf({url}: SearchHit): string {
  return url.split('#', 1)[0] ?? url;
}

/** The section to show of those that are called alike: one that explains a term. */
function takeSection(
  named: readonly SearchHit[],
  pages: readonly SearchHit[],
): SearchHit | undefined {
  const known = new Set(pages.filter((hit) => !hit.symbol).map(pathOf));
  const sections = named.filter(
    (hit) => hit.type !== 'lvl1' && !known.has(pathOf(hit)),
  );
  const isDefinition = ({type, hierarchy}: SearchHit) =>
    type !== 'content' && type !== 'lvl0' && isTerm(hierarchy, type);
  return sections.find(isDefinition) ?? sections[0];
}

/**
 * Takes out what is called just what was asked for: pages and symbols, those in
 * the letters of the query first and modules after what they hold, then one section
 * of a page, whose page is not listed again. Within a single section of the site they
 * only come first.
 *
 * @param hits - the best first.
 */
export function splitBest(
  hits: readonly SearchHit[],
  query: string,
): {best: SearchHit[]; rest: SearchHit[]} {
  const words = query.trim();
  const named = hits.filter((hit) =>
    namesOf(hit).some((name) => name !== null && fold(name) === fold(words)),
  );
  const rankOf = (hit: SearchHit) => {
    if (MODULES.has(hit.symbol?.kind ?? '')) {
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
  const isShown = (hit: SearchHit) =>
    section && !hit.symbol && pathOf(hit) === pathOf(section);
  return {best, rest: rest.filter((hit) => !isShown(hit))};
}
