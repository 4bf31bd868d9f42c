import type {StoredRecord} from '../format/stored-record';
import {HIERARCHY_LEVELS} from '../../records/levels';
import type {Hierarchy} from '../../records/types';
import type {
  HitType,
  MarkedText,
  SearchHit,
  ShownAttribute,
} from '../../interface/types';
import type {Marker} from './marker';
import type {Request} from './requests';
import {makeSnippet} from './snippets';

/** Returns the titles of a record and of the levels above it. */
export function readHierarchy({
  levels,
}: Pick<StoredRecord, 'levels'>): Hierarchy {
  const [lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6] = levels;
  return {
    lvl0: lvl0 ?? '',
    lvl1: lvl1 ?? '',
    lvl2: lvl2 ?? null,
    lvl3: lvl3 ?? null,
    lvl4: lvl4 ?? null,
    lvl5: lvl5 ?? null,
    lvl6: lvl6 ?? null,
  };
}

/** A heading without text to show is always of its own type. */
function typeOf({type, content}: StoredRecord, isInHeading: boolean): HitType {
  return type === 'lvl1' || isInHeading || !content ? type : 'content';
}

/**
 * Creates the hit for a record.
 *
 * @param marker - finds matches of the query.
 * @param words - the number of words of the content to show.
 */
export function makeHit(
  record: StoredRecord,
  marker: Marker,
  words: Request['snippetWords'],
): SearchHit {
  const hierarchy = readHierarchy(record);
  const shown: Partial<Record<ShownAttribute, MarkedText>> = {};
  const named = new Set<string>();
  for (const level of HIERARCHY_LEVELS) {
    const text = hierarchy[level];
    if (text !== null) {
      const marks = marker.findMarks(text);
      shown[level] = makeSnippet({text, marks}, Infinity);
      marks.forEach(({word}) => level === record.type && named.add(word));
    }
  }
  const {content} = record;
  const marks = marker.findMarks(content);
  if (content) {
    shown.content = makeSnippet({text: content, marks}, words);
  }
  return {
    objectID: record.id ?? record.url,
    url: record.url,
    type: typeOf(record, named.size > 0),
    hierarchy,
    content: content || null,
    language: record.language,
    docusaurus_tag: record.tag,
    ...(record.place ? {place: record.place} : {}),
    isNamed: marks.every(({word}) => named.has(word)),
    ...(record.symbol ? {symbol: record.symbol} : {}),
    shown,
  };
}
