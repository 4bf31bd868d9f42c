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

/** The tags before and after each match. */
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
 * Parses a highlighted value: plain text with tags around matches. A tag
 * without its counterpart is part of the text.
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

/**
 * Returns the value of an attribute in `_snippetResult` or `_highlightResult`.
 */
function findValue(result: unknown, attribute: ShownAttribute): string | null {
  const fields = isRecord(result) ? result : {};
  const holder = attribute === 'content' ? fields : fields.hierarchy;
  const entry = isRecord(holder) ? holder[attribute] : undefined;
  return isRecord(entry) ? readText(entry.value) : null;
}

/** Locates the matches of a snippet in the text that it comes from. */
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

/** Headings are shown whole, even if their snippet is shorter. */
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

/** Returns the snippet, or the whole text with its matches, or the plain text. */
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

/** Whether a URL is a path or a web address, rather than code. */
function isSafeUrl(url: string): boolean {
  const base = 'https://site.invalid';
  return (
    URL.canParse(url, base) &&
    ['http:', 'https:'].includes(new URL(url, base).protocol)
  );
}

/** Records pushed by other tools don't have it. */
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
 * Converts the hits of a hosted search to the common interface. Hits without an
 * id, or with an address that isn't a page's, are skipped.
 */
export function readHits(hits: unknown, tags: Tags): SearchHit[] {
  return (Array.isArray(hits) ? hits : [])
    .filter(isRecord)
    .map((hit) => readHit(hit, tags))
    .filter((hit) => hit !== undefined);
}
