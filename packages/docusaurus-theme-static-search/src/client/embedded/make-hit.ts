import type {StoredRecord} from '../../engine/index/stored-record';
import {HIERARCHY_LEVELS} from '../../records/levels';
import type {Hierarchy} from '../../records/types';
import type {
  HighlightValue,
  HitTexts,
  HitType,
  SearchHit,
  SnippetValue,
} from '../types';
import type {Marker} from './marker';
import type {Request} from './requests';
import {makeSnippet, type MarkedText, toHtml} from './snippets';

type MarkedTexts = HitTexts<MarkedText>;

function matchLevelOf(
  {marks}: MarkedText,
  {matches}: Marker,
): SnippetValue['matchLevel'] {
  const found = new Set(marks.map(({word}) => word)).size;
  if (found === 0) {
    return 'none';
  }
  const wanted = new Set(matches.map(({word}) => word)).size;
  return found < wanted ? 'partial' : 'full';
}

function mapTexts<From, To>(
  {hierarchy, content}: HitTexts<From>,
  map: (value: From, attribute: string) => To | undefined,
): HitTexts<To> {
  const mapped: HitTexts<To> = {hierarchy: {}};
  for (const level of HIERARCHY_LEVELS) {
    const value = hierarchy[level];
    const result =
      value === undefined ? undefined : map(value, `hierarchy.${level}`);
    if (result !== undefined) {
      mapped.hierarchy[level] = result;
    }
  }
  const result = content === undefined ? undefined : map(content, 'content');
  return result === undefined ? mapped : {...mapped, content: result};
}

function readHierarchy({levels}: StoredRecord): Hierarchy {
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

function markTexts(
  hierarchy: Hierarchy,
  content: string,
  marker: Marker,
): MarkedTexts {
  const mark = (text: string) => ({text, marks: marker.findMarks(text)});
  const texts: MarkedTexts = {hierarchy: {}};
  for (const level of HIERARCHY_LEVELS) {
    const text = hierarchy[level];
    if (text !== null) {
      texts.hierarchy[level] = mark(text);
    }
  }
  return content ? {...texts, content: mark(content)} : texts;
}

/** What a hit is of: its page, its heading, or the text below that. */
function typeOf({type}: StoredRecord, texts: MarkedTexts): HitType {
  const inHeading = (texts.hierarchy[type]?.marks.length ?? 0) > 0;
  return type === 'lvl1' || inHeading || !texts.content ? type : 'content';
}

/** Makes what is shown of a record. */
export function makeHit(
  record: StoredRecord,
  marker: Marker,
  {snippets, ellipsis, preTag, postTag}: Request,
): SearchHit {
  const hierarchy = readHierarchy(record);
  const texts = markTexts(hierarchy, record.content, marker);
  const tags = {pre: preTag, post: postTag};
  const [page = record.url, anchor = null] = record.url.split('#');
  return {
    objectID: record.id ?? record.url,
    url: record.url,
    url_without_anchor: page,
    anchor,
    type: typeOf(record, texts),
    hierarchy,
    content: record.content || null,
    language: record.language,
    docusaurus_tag: record.tag,
    ...(record.symbol ? {symbol: record.symbol} : {}),
    _snippetResult: mapTexts(
      texts,
      (text, attribute): SnippetValue | undefined => {
        const words = snippets.get(attribute) ?? snippets.get('*');
        return words === undefined
          ? undefined
          : {
              value: makeSnippet(text, words, ellipsis, tags),
              matchLevel: matchLevelOf(text, marker),
            };
      },
    ),
    _highlightResult: mapTexts(texts, (text): HighlightValue => ({
      value: toHtml(text, tags),
      matchLevel: matchLevelOf(text, marker),
      matchedWords: [...new Set(text.marks.map(({word}) => word))],
    })),
  };
}
