/** A page's URL and dotted path. */
type PageRow = [url: string, path: string];

/** A symbol with the index of its page; modules have no anchor. */
type SymbolRow = [page: number, anchor: string, kind: string, summary: string];

/** All symbols of a reference, as in the data file of the index page. */
export interface SymbolData {
  pages: PageRow[];
  symbols: SymbolRow[];
}

export interface FoundSymbol {
  name: string;
  /** The name, including that of the class for members. */
  label: string;
  dotted: string;
  kind: string;
  url: string;
  summary: string;
}

function readSymbol(
  [page, anchor, kind, summary]: SymbolRow,
  pages: readonly PageRow[],
): FoundSymbol {
  const [url = '', path = ''] = pages[page] ?? [];
  const dotted = anchor === '' ? path : `${path}.${anchor}`;
  return {
    name: dotted.slice(dotted.lastIndexOf('.') + 1),
    label: anchor === '' ? dotted.slice(dotted.lastIndexOf('.') + 1) : anchor,
    dotted,
    kind,
    url: anchor === '' ? url : `${url}#${anchor}`,
    summary,
  };
}

/** Kinds of class members, which are ranked after top-level symbols. */
const MEMBERS = ['method', 'property', 'attribute', 'enum member'];

const MODULES = ['module', 'package'];

/**
 * Ranks exact matches and names that start with the query first, and top-level
 * symbols before members.
 */
function rankOf({name, dotted, kind}: FoundSymbol, first: string): number {
  const lower = name.toLowerCase();
  const isExact = lower === first || dotted.toLowerCase() === first;
  const likeness = isExact ? 0 : lower.startsWith(first) ? 1 : 2;
  if (MEMBERS.includes(kind)) {
    return likeness === 2 ? 8 : 4 + likeness;
  }
  const place = MODULES.includes(kind) ? 1 : 0;
  return likeness === 2 ? 6 + place : likeness * 2 + place;
}

/**
 * The symbols whose path contains all the words, best matches first.
 *
 * @param words in lower case
 * @param kinds the kinds to include; all if empty
 */
export function findSymbols(
  {pages, symbols}: SymbolData,
  words: readonly string[],
  kinds: readonly string[] = [],
): FoundSymbol[] {
  const [first = ''] = words;
  return symbols
    .filter(([, , kind]) => kinds.length === 0 || kinds.includes(kind))
    .map((row) => readSymbol(row, pages))
    .filter(({dotted}) => {
      const path = dotted.toLowerCase();
      return words.every((word) => path.includes(word));
    })
    .sort((one, other) => rankOf(one, first) - rankOf(other, first));
}
