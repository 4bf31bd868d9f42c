import type {SearchHit} from '../interface/types';

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

/** A name as its words say it, whatever their letters and spaces. */
function fold(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * Takes out what is called just what was asked for: pages and symbols, those in
 * the letters of the query first and modules after what they hold, then headings.
 * Within a single section they only come first.
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
    if (hit.type !== 'lvl1') {
      return 3;
    }
    if (MODULES.has(hit.symbol?.kind ?? '')) {
      return 2;
    }
    return namesOf(hit).includes(words) ? 0 : 1;
  };
  const best = [...named]
    .sort((one, other) => rankOf(one) - rankOf(other))
    .slice(0, MOST_BEST);
  const rest = hits.filter((hit) => !best.includes(hit));
  const [first] = hits;
  return hits.every(({hierarchy}) => hierarchy.lvl0 === first?.hierarchy.lvl0)
    ? {best: [], rest: [...best, ...rest]}
    : {best, rest};
}
