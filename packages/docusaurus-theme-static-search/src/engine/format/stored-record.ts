import {type Level, RECORD_LEVELS} from '../../records/levels';
import type {SearchRecord} from '../../records/types';

/** The data of a record that a hit shows, as stored in a shard. */
export interface StoredRecord {
  /** Path with anchor. It is also the id unless `id` is set. */
  url: string;
  id?: string;
  type: Level;
  /** From `hierarchy.lvl0` to the record's own level. */
  levels: readonly (string | null)[];
  /** Prose, or else tables, or else code. */
  content: string;
  tag: string;
  language: string;
  place?: readonly string[];
  symbol?: {name: string; kind: string; module: string; signature: string};
}

type Row = readonly [
  url: string,
  level: number,
  levels: readonly (string | null)[],
  content: string,
  tag: string,
  language: string,
  id: string | 0,
  place: readonly string[] | 0,
  ...symbol: string[],
];

/**
 * The whole text is searched, but a hit shows ten words. Text beyond this limit
 * would make every answer larger for matches that few readers see.
 */
const TEXT_SHOWN = 2000;
const CODE_SHOWN = 300;

/** Tables and code are shown only if there is no other text. */
function showText({content, prose, code}: SearchRecord): string {
  const text = (prose ?? '') || content;
  return (
    text.slice(0, TEXT_SHOWN) || code.replace(/\s+/g, ' ').slice(0, CODE_SHOWN)
  );
}

/** Creates the row for a record in a shard. */
export function toRow(record: SearchRecord): Row {
  const depth = RECORD_LEVELS.indexOf(record.type) + 1;
  const {hierarchy, place, symbol} = record;
  const levels = [
    hierarchy.lvl0,
    ...RECORD_LEVELS.slice(0, depth).map((name) => hierarchy[name]),
  ];
  return [
    record.url,
    depth,
    levels,
    showText(record),
    record.docusaurus_tag,
    record.language,
    record.objectID === record.url ? 0 : record.objectID,
    place ?? 0,
    ...(symbol
      ? [symbol.name, symbol.kind, symbol.module, symbol.signature]
      : []),
  ];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/**
 * Parses a row of a shard of records.
 *
 * @throws if it is not in the format of `toRow`.
 */
export function fromRow(row: unknown): StoredRecord {
  const cells: readonly unknown[] = Array.isArray(row) ? row : [];
  const [url, depth, levels, content, tag, language, id, place, ...symbol] =
    cells;
  const type = RECORD_LEVELS[Number(depth) - 1];
  if (
    !isText(url) ||
    !isText(content) ||
    !isText(tag) ||
    !isText(language) ||
    !type ||
    !Array.isArray(levels) ||
    !symbol.every(isText)
  ) {
    throw new Error('A shard of records is damaged.');
  }
  const [name, kind = '', module = '', signature = ''] = symbol;
  return {
    url,
    type,
    levels: levels.map((level) => (isText(level) ? level : null)),
    content,
    tag,
    language,
    ...(isText(id) ? {id} : {}),
    ...(Array.isArray(place) ? {place: place.filter(isText)} : {}),
    ...(name === undefined ? {} : {symbol: {name, kind, module, signature}}),
  };
}
