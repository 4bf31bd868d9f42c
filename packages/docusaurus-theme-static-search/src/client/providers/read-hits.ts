import {HIERARCHY_LEVELS, type HierarchyLevel} from '../../records/levels';
import type {Hierarchy} from '../../records/types';
import {escapeHtml} from '../escape';
import type {HighlightValue, HitType, SearchHit} from '../types';

/** The tags around matches, as the request asked for them. */
export interface Tags {
  pre: string;
  post: string;
}

type Fields = Record<string, unknown>;

const TYPES: readonly string[] = [...HIERARCHY_LEVELS, 'content'];
const MATCH_LEVELS = ['none', 'partial', 'full'] as const;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Escapes all but the tags that mark matches. */
function escapeMarked(text: string, {pre, post}: Tags): string {
  return escapeHtml(text)
    .replaceAll(escapeHtml(pre), pre)
    .replaceAll(escapeHtml(post), post);
}

function readValue(value: unknown, tags: Tags): HighlightValue | undefined {
  if (!isFields(value) || typeof value.value !== 'string') {
    return undefined;
  }
  const words = Array.isArray(value.matchedWords) ? value.matchedWords : [];
  return {
    value: escapeMarked(value.value, tags),
    matchLevel:
      MATCH_LEVELS.find((level) => level === value.matchLevel) ?? 'none',
    matchedWords: words.filter((word) => typeof word === 'string'),
  };
}

function readTexts(value: unknown, tags: Tags): SearchHit['_highlightResult'] {
  const fields = isFields(value) ? value : {};
  const levels = isFields(fields.hierarchy) ? fields.hierarchy : {};
  const hierarchy: Partial<Record<HierarchyLevel, HighlightValue>> = {};
  for (const level of HIERARCHY_LEVELS) {
    const text = readValue(levels[level], tags);
    if (text) {
      hierarchy[level] = text;
    }
  }
  const content = readValue(fields.content, tags);
  return {hierarchy, ...(content && {content})};
}

function readHierarchy(value: unknown): Hierarchy {
  const levels = isFields(value) ? value : {};
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

function readHit(hit: Fields, tags: Tags): SearchHit | undefined {
  const objectID = readText(hit.objectID);
  const url = readText(hit.url);
  if (objectID === null || url === null || !isSafeUrl(url)) {
    return undefined;
  }
  const content = readText(hit.content);
  const {symbol} = hit;
  return {
    objectID,
    url,
    url_without_anchor: url.split('#', 1)[0] ?? url,
    anchor: url.split('#')[1] ?? null,
    type: isType(hit.type) ? hit.type : content === null ? 'lvl1' : 'content',
    hierarchy: readHierarchy(hit.hierarchy),
    content,
    language: readText(hit.language) ?? '',
    docusaurus_tag: readText(hit.docusaurus_tag) ?? '',
    ...(isFields(symbol) && {
      symbol: {
        name: readText(symbol.name) ?? '',
        kind: readText(symbol.kind) ?? '',
        module: readText(symbol.module) ?? '',
        signature: readText(symbol.signature) ?? '',
      },
    }),
    _snippetResult: readTexts(hit._snippetResult, tags),
    _highlightResult: readTexts(hit._highlightResult, tags),
  };
}

/**
 * Reads the hits of a hosted search into the form of the one interface. Such a
 * service gives texts as they were stored, with tags around matches: here
 * everything but those tags is escaped. What has no id, or leads to something
 * else than a page, is left out.
 */
export function readHits(hits: unknown, tags: Tags): SearchHit[] {
  return (Array.isArray(hits) ? hits : [])
    .filter(isFields)
    .map((hit) => readHit(hit, tags))
    .filter((hit) => hit !== undefined);
}
