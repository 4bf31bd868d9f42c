import type {MarkedText, SearchHit} from '../interface/types';
import {RECORD_LEVELS} from '../records/levels';

/**
 * Returns the page's title and the headings above the hit, because many
 * sections have the same heading. The letter headings of a glossary are
 * skipped.
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
