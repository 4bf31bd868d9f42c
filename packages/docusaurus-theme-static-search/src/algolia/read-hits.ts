import {HIERARCHY_LEVELS, type HierarchyLevel} from '../records/levels';
import type {Hierarchy} from '../records/types';
import type {
  HitType,
  MarkedText,
  Range,
  SearchHit,
  ShownAttribute,
} from '../interface/types';
import {isRecord} from 'docusaurus-plugin-page-exports/guards';

/** What stands before and after each match. */
export interface Tags {
  pre: string;
  post: string;
}

type Fields = Record<string, unknown>;

const TYPES: readonly string[] = [...HIERARCHY_LEVELS, 'content'];

function readText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * Reads a highlighted value: plain text with tags around what matches. A tag
 * without its partner is part of the text.
 */
export function readMarked(value: string, {pre, post}: Tags): MarkedText {
  const ranges: Range[] = [];
  let text = '';
  let rest = value;
  for (;;) {
    const start = rest.indexOf(pre);
    const end = start < 0 ? -1 : rest.indexOf(post, start + pre.length);
    if (end < 0) {
      return {text: text + rest, ranges};
    }
    text += rest.slice(0, start);
    const match = rest.slice(start + pre.length, end);
    ranges.push([text.length, text.length + match.length]);
    text += match;
    rest = rest.slice(end + post.length);
  }
}

function readHierarchy(value: unknown): Hierarchy {
  const levels = isRecord(value) ? value : {};
  return {
    lvl0: readText(levels.lvl0) ?? 'Documentation',
    lvl1: readText(levels.lvl1) ?? readText(levels.lvl0) ?? 'Untitled',
    lvl2: readText(levels.lvl2),
    lvl3: readText(levels.lvl3),
    lvl4: readText(levels.lvl4),
    lvl5: readText(levels.lvl5),
    lvl6: readText(levels.lvl6),
  };
}

/** The value of an attribute in `_snippetResult` or `_highlightResult`. */
function findValue(result: unknown, attribute: ShownAttribute): string | null {
  const fields = isRecord(result) ? result : {};
  const holder = attribute === 'content' ? fields : fields.hierarchy;
  const entry = isRecord(holder) ? holder[attribute] : undefined;
  return isRecord(entry) ? readText(entry.value) : null;
}

/** Puts the matches of a snippet into the text that it is part of. */
function placeMatches(text: string, snippet: MarkedText): MarkedText {
  const start = snippet.text.startsWith('…') ? 1 : 0;
  const part = snippet.text.slice(start).replace(/…$/, '');
  const shift = text.indexOf(part) - start;
  return {
    text,
    ranges: text.includes(part)
      ? snippet.ranges.map(([from, to]): Range => [from + shift, to + shift])
      : [],
  };
}

/** A heading is shown whole, whatever a snippet has of it. */
function readHeading(
  {_highlightResult, _snippetResult}: Fields,
  level: HierarchyLevel,
  plain: string,
  tags: Tags,
): MarkedText {
  const whole = findValue(_highlightResult, level);
  const snippet = findValue(_snippetResult, level);
  return whole !== null
    ? readMarked(whole, tags)
    : placeMatches(plain, readMarked(snippet ?? '', tags));
}

/** The snippet, else the whole text with its matches, else the plain text. */
function readContent(
  {_highlightResult, _snippetResult, content}: Fields,
  tags: Tags,
): MarkedText | undefined {
  const marked =
    findValue(_snippetResult, 'content') ??
    findValue(_highlightResult, 'content');
  const plain = readText(content);
  if (marked !== null) {
    return readMarked(marked, tags);
  }
  return plain === null ? undefined : {text: plain, ranges: []};
}

function readShown(hit: Fields, hierarchy: Hierarchy, tags: Tags) {
  const shown: Partial<Record<ShownAttribute, MarkedText>> = {};
  for (const level of HIERARCHY_LEVELS) {
    const plain = hierarchy[level];
    if (plain !== null) {
      shown[level] = readHeading(hit, level, plain, tags);
    }
  }
  const content = readContent(hit, tags);
  return content ? {...shown, content} : shown;
}

function isType(value: unknown): value is HitType {
  return typeof value === 'string' && TYPES.includes(value);
}

/** A path or an address of the web, and nothing that would run. */
function isSafeUrl(url: string): boolean {
  const base = 'https://site.invalid';
  return (
    URL.canParse(url, base) &&
    ['http:', 'https:'].includes(new URL(url, base).protocol)
  );
}

/** Records that were pushed by others do not have it. */
function readPlace(value: unknown): string[] {
  return (Array.isArray(value) ? value : [])
    .map(readText)
    .filter((label) => label !== null);
}

function readHit(hit: Fields, tags: Tags): SearchHit | undefined {
  const objectID = readText(hit.objectID);
  const url = readText(hit.url);
  if (objectID === null || url === null || !isSafeUrl(url)) {
    return undefined;
  }
  const content = readText(hit.content);
  const hierarchy = readHierarchy(hit.hierarchy);
  const place = readPlace(hit.place);
  const {symbol} = hit;
  return {
    objectID,
    url,
    type: isType(hit.type) ? hit.type : content === null ? 'lvl1' : 'content',
    hierarchy,
    content,
    language: readText(hit.language) ?? '',
    docusaurus_tag: readText(hit.docusaurus_tag) ?? '',
    ...(place.length > 0 && {place}),
    ...(isRecord(symbol) && {
      symbol: {
        name: readText(symbol.name) ?? '',
        kind: readText(symbol.kind) ?? '',
        module: readText(symbol.module) ?? '',
        signature: readText(symbol.signature) ?? '',
      },
    }),
    shown: readShown(hit, hierarchy, tags),
  };
}

/**
 * Reads the hits of a hosted search into the form of the one interface. Hits
 * without an id, or with an address that is not a page's, are left out.
 */
export function readHits(hits: unknown, tags: Tags): SearchHit[] {
  return (Array.isArray(hits) ? hits : [])
    .filter(isRecord)
    .map((hit) => readHit(hit, tags))
    .filter((hit) => hit !== undefined);
}
