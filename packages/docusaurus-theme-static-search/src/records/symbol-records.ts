import {joinBlocks} from './blocks';
import {isModule} from './is-module';
import type {SearchRecord, Section, SymbolDetails, SymbolEntry} from './types';

function describe(entry: SymbolEntry, code: string): SymbolDetails {
  const anchor = entry.url.split('#')[1] ?? '';
  const inModule = anchor !== '' && entry.dotted.endsWith(`.${anchor}`);
  const name = inModule ? anchor : entry.name;
  return {
    name,
    dotted: entry.dotted,
    kind: entry.kind,
    module: inModule
      ? entry.dotted.slice(0, -1 - anchor.length)
      : entry.dotted.split('.').slice(0, -1).join('.'),
    signature: (entry.signature ?? code).trim().split('\n\n', 1)[0] ?? '',
    ...(entry.aliases && {aliases: entry.aliases}),
  };
}

/** Returns the text from the summary on, skipping lists of base classes. */
function startAtSummary(text: string, summary: string): string {
  const start = text.indexOf(summary);
  return start < 0 ? joinBlocks(summary, text) : text.slice(start);
}

/**
 * Creates a record of its own for a symbol, as it is searched and opened by
 * name.
 */
function makeSymbolRecord(
  record: SearchRecord,
  entry: SymbolEntry,
): SearchRecord {
  const symbol = describe(entry, record.code);
  const text = record.content.includes(entry.summary)
    ? record.content
    : joinBlocks(entry.summary, record.content);
  return {
    ...record,
    type: 'lvl1',
    hierarchy: {
      lvl0: record.hierarchy.lvl0,
      lvl1: symbol.name,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: text.trim(),
    prose: startAtSummary(record.prose ?? record.content, entry.summary),
    symbol,
  };
}

function proseOf({prose, content}: SearchRecord): string {
  return prose ?? content;
}

function depthOf({type}: SearchRecord): number {
  return Number(type.slice(3));
}

/** Separates the page's plain sections from its symbols. */
class PageSplitter {
  readonly plain: SearchRecord[] = [];
  readonly symbols: SearchRecord[] = [];
  readonly found = new Set<string>();
  private openDepth: number | null = null;

  constructor(private readonly entries: ReadonlyMap<string, SymbolEntry>) {}

  add(record: SearchRecord): void {
    const entry = this.entries.get(record.url);
    if (entry) {
      this.found.add(record.url);
    }
    if (record.type === 'lvl1') {
      this.openDepth = null;
      this.plain.push(
        entry ? {...record, symbol: describe(entry, '')} : record,
      );
    } else if (entry && !isModule(entry.kind)) {
      this.openDepth = depthOf(record);
      this.symbols.push(makeSymbolRecord(record, entry));
    } else if (this.openDepth !== null && depthOf(record) > this.openDepth) {
      this.fold(record);
    } else {
      this.openDepth = null;
      this.plain.push(record);
    }
  }

  /** Sections such as "Parameters" are parts of the symbol above them. */
  private fold(record: SearchRecord): void {
    const symbol = this.symbols.at(-1);
    if (symbol) {
      symbol.prose = joinBlocks(proseOf(symbol), proseOf(record));
      symbol.content = joinBlocks(symbol.content, record.content);
      symbol.code = `${symbol.code}\n${record.code}`.trim();
      if (record.quotes) {
        symbol.quotes = [...(symbol.quotes ?? []), ...record.quotes];
      }
      if (record.definedValues) {
        symbol.definedValues = [
          ...(symbol.definedValues ?? []),
          ...record.definedValues,
        ];
      }
    }
  }
}

function makeMissingRecord(
  page: SearchRecord,
  url: string,
  entry: SymbolEntry,
  texts: ReadonlyMap<string, string>,
): SearchRecord {
  const anchor = url.split('#')[1] ?? null;
  const text = texts.get(anchor ?? '') ?? '';
  const bare: SearchRecord = {
    ...page,
    objectID: url,
    url,
    anchor,
    content: text,
    prose: text,
    code: entry.signature ?? '',
    keywords: [],
  };
  delete bare.symbol;
  delete bare.quotes;
  delete bare.definedValues;
  return makeSymbolRecord(bare, entry);
}

/**
 * Creates the records of a page in the API reference: sections that document a
 * symbol become records of that symbol, and symbols without a section get a
 * record from their summary and the text of their element.
 *
 * @param records - the page's records, the page itself first.
 * @param entries - the page's symbols, by URL with base URL.
 * @param sections - the page's sections, whose elements may have the anchors of
 * symbols.
 */
export function makeApiRecords(
  records: readonly SearchRecord[],
  entries: ReadonlyMap<string, SymbolEntry>,
  sections: readonly Section[] = [],
): SearchRecord[] {
  const [page] = records;
  if (!page) {
    return [];
  }
  const splitter = new PageSplitter(entries);
  for (const record of records) {
    splitter.add(record);
  }
  const texts = new Map(
    sections.flatMap(({parts = []}) =>
      parts.map(({anchor, text}) => [anchor, text] as const),
    ),
  );
  const missing = [...entries]
    .filter(([url]) => !splitter.found.has(url) && url.includes('#'))
    .map(([url, entry]) => makeMissingRecord(page, url, entry, texts));
  return [...splitter.plain, ...splitter.symbols, ...missing];
}
