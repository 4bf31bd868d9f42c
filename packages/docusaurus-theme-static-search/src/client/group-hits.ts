import type {MarkedText, SearchHit} from '../interface/types';
import {RECORD_LEVELS} from '../records/levels';
import {withoutAnchor} from '../records/without-anchor';
import {describePlace} from './describe-place';
import {isOfPaths, excerptOf} from './excerpt';
import {summarise} from './summarise';

/**
 * A hit as a row of the modal. A type, because the library requires index
 * types.
 */
export type HitRow = {
  url: string;
  hit: SearchHit;
  title: MarkedText;
  path: MarkedText | undefined;
  /** The location of a page, from its section on. */
  place: string | undefined;
  /** The page's own hit, if it is in the list. */
  parent: SearchHit | null;
  /** Whether the next row has another parent or none. */
  isLastChild: boolean;
};

export interface HitGroup {
  title: string;
  rows: HitRow[];
}

const NOTHING: MarkedText = {text: '', ranges: []};

function groupBy<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  most: number,
): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry)) ?? [];
    if (group.length < most) {
      group.push(entry);
    }
    groups.set(keyOf(entry), group);
  }
  return groups;
}

/**
 * Describes a symbol: its summary, or the place of the match if the symbol
 * wasn't found by name and the match is further down.
 */
function describeSymbol(hit: SearchHit): MarkedText | undefined {
  const {content, lvl1} = hit.shown;
  const summary = summarise(hit);
  const isNamed = (lvl1?.ranges.length ?? 0) > 0;
  const isSummed =
    !content ||
    isNamed ||
    isOfPaths(content) ||
    (!content.text.startsWith('…') &&
      content.ranges.every(([, end]) => end <= (summary?.text.length ?? 0)));
  return isSummed ? summary : content;
}

/** Below the row of its page, a section shows only its own headings. */
function textBelow(hit: SearchHit): MarkedText | undefined {
  const {type, hierarchy, shown} = hit;
  if (type !== 'content') {
    return excerptOf(hit);
  }
  const level = RECORD_LEVELS.findLast((entry) => hierarchy[entry]);
  return level && shown[level];
}

function textsOf(
  hit: SearchHit,
  parent: SearchHit | null,
): Pick<HitRow, 'title' | 'path'> {
  const {type, symbol, shown} = hit;
  if (type === 'lvl1' || type === 'lvl0') {
    return {
      title: shown.lvl1 ?? NOTHING,
      path: symbol ? describeSymbol(hit) : excerptOf(hit),
    };
  }
  // The title of its page shows where it is, not why it was found.
  const page = shown.lvl1 && {text: shown.lvl1.text, ranges: []};
  const title = type === 'content' ? excerptOf(hit) : shown[type];
  return {
    title: title ?? shown.lvl1 ?? NOTHING,
    path: (parent && textBelow(hit)) ?? page,
  };
}

function makeRows(hits: readonly SearchHit[]): HitRow[] {
  const parents = hits.map((hit) =>
    hit.type === 'lvl1'
      ? null
      : (hits.find(
          ({type, url}) =>
            type === 'lvl1' && withoutAnchor(url) === withoutAnchor(hit.url),
        ) ?? null),
  );
  return hits.map((hit, index) => ({
    url: hit.url,
    hit,
    ...textsOf(hit, parents[index] ?? null),
    place: describePlace(hit),
    parent: parents[index] ?? null,
    isLastChild: (parents[index] ?? null) !== (parents[index + 1] ?? null),
  }));
}

/**
 * Creates the rows of best matches, in order. A section is listed without its
 * page, so it shows its location and a summary.
 */
export function listBest(hits: readonly SearchHit[]): HitRow[] {
  return hits
    .flatMap((hit) => makeRows([hit]))
    .map((row) =>
      row.hit.type === 'lvl1'
        ? row
        : {
            ...row,
            path: summarise(row.hit) ?? row.path,
            place: row.hit.hierarchy.lvl1,
          },
    );
}

/**
 * Groups hits by section, and within a section by page, like DocSearch.
 *
 * @param most - the maximum number of hits per section and per page.
 */
export function groupHits(
  hits: readonly SearchHit[],
  most: number,
): HitGroup[] {
  const sections = groupBy(hits, ({hierarchy}) => hierarchy.lvl0, most);
  return Array.from(sections).map(([title, own]) => {
    const pages = groupBy(own, ({hierarchy}) => hierarchy.lvl1, most);
    return {
      title,
      rows: Array.from(pages.values()).flatMap(makeRows),
    };
  });
}
