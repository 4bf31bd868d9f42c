/** A page's address and dotted path. */
type PageRow = [url: string, path: string];

/** A symbol by its page's number; a module has no anchor. */
type SymbolRow = [page: number, anchor: string, kind: string, summary: string];

/** All symbols of a reference, as the file beside the page's has them. */
export interface SymbolData {
  pages: PageRow[];
  symbols: SymbolRow[];
}

export interface FoundSymbol {
  name: string;
  /** The name, and of a member also that of its class. */
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

/** Kinds that belong to a class, which come after what modules have. */
const MEMBERS = ['method', 'property', 'attribute', 'enum member'];

const MODULES = ['module', 'package'];

/**
 * What was typed and names that begin so, first of what modules have, then of
 * members; all others in the same order.
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
 * The symbols whose path has all the words in it, the likeliest first.
 *
 * @param words in lower case
 * @param kinds those to take; all of them without any
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
