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
    dotted,
    kind,
    url: anchor === '' ? url : `${url}#${anchor}`,
    summary,
  };
}

/** What was typed, names that begin so, then all others. */
function rankOf({name, dotted}: FoundSymbol, first: string): number {
  const lower = name.toLowerCase();
  const isExact = lower === first || dotted.toLowerCase() === first;
  return isExact ? 0 : lower.startsWith(first) ? 1 : 2;
}

/**
 * The symbols whose path has all the words in it, the likeliest first.
 *
 * @param words in lower case
 */
export function findSymbols(
  {pages, symbols}: SymbolData,
  words: readonly string[],
): FoundSymbol[] {
  const [first = ''] = words;
  return symbols
    .map((row) => readSymbol(row, pages))
    .filter(({dotted}) => {
      const path = dotted.toLowerCase();
      return words.every((word) => path.includes(word));
    })
    .sort((one, other) => rankOf(one, first) - rankOf(other, first));
}
