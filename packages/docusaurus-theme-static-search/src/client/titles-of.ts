import type {MarkedText, SearchHit} from '../interface/types';
import {RECORD_LEVELS} from '../records/levels';

/**
 * The page's title and the headings down to the hit: many share a heading. The
 * letter that a glossary files its words under says nothing.
 */
export function titlesOf({hierarchy, shown}: SearchHit): MarkedText[] {
  return RECORD_LEVELS.map(
    (level) => shown[level] ?? {text: hierarchy[level] ?? '', ranges: []},
  )
    .filter(({text}) => text)
    .filter(
      ({text}, place, {length}) =>
        place === 0 || place === length - 1 || text.length > 1,
    );
}
