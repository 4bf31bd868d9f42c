import type {SearchHit} from '../interface/types';

/** More of one name would push all sections off the screen. */
const MOST = 3;

function namesOf({symbol, hierarchy}: SearchHit): (string | null)[] {
  return symbol
    ? [symbol.name, `${symbol.module}.${symbol.name}`]
    : [hierarchy.lvl1];
}

/**
 * Takes out the pages and symbols that are called just what was asked for, in
 * the letters of the query first. Within a single section they only come first.
 *
 * @param hits - the best first.
 */
export function splitBest(
  hits: readonly SearchHit[],
  query: string,
): {best: SearchHit[]; rest: SearchHit[]} {
  const words = query.trim();
  const named = hits.filter(
    (hit) =>
      hit.type === 'lvl1' &&
      namesOf(hit).some((name) => name?.toLowerCase() === words.toLowerCase()),
  );
  const isSpeltAlike = (hit: SearchHit) => namesOf(hit).includes(words);
  const best = [
    ...named.filter(isSpeltAlike),
    ...named.filter((hit) => !isSpeltAlike(hit)),
  ].slice(0, MOST);
  const rest = hits.filter((hit) => !best.includes(hit));
  const [first] = hits;
  return hits.every(({hierarchy}) => hierarchy.lvl0 === first?.hierarchy.lvl0)
    ? {best: [], rest: [...best, ...rest]}
    : {best, rest};
}
