import {distance} from 'fastest-levenshtein';

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

/** The words of a query in lower case, without the arguments of a call. */
export function wordsOf(query: string): string[] {
  const [path = ''] = query.toLowerCase().split('(');
  return path.split(/\s+/).filter(Boolean);
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

function listSymbols(
  {pages, symbols}: SymbolData,
  kinds: readonly string[],
): FoundSymbol[] {
  return symbols
    .filter(([, , kind]) => kinds.length === 0 || kinds.includes(kind))
    .map((row) => readSymbol(row, pages));
}

/**
 * The symbols whose path contains all the words, best matches first.
 *
 * @param words in lower case
 * @param kinds the kinds to include; all if empty
 */
export function findSymbols(
  data: SymbolData,
  words: readonly string[],
  kinds: readonly string[] = [],
): FoundSymbol[] {
  const [first = ''] = words;
  return listSymbols(data, kinds)
    .filter(({dotted}) => {
      const path = dotted.toLowerCase();
      return words.every((word) => path.includes(word));
    })
    .sort((one, other) => rankOf(one, first) - rankOf(other, first));
}

/** Letters per typing error. */
const LETTERS_PER_ERROR = 4;
const MOST_ERRORS = 3;
const MOST_SIMILAR = 10;

/** The number of typing errors in a name, or in its beginning. */
function countErrors(typed: string, name: string): number {
  const isLonger = name.length > typed.length;
  return Math.min(
    distance(typed, name),
    // A whole name is likelier than one that is still being typed.
    isLonger ? distance(typed, name.slice(0, typed.length)) + 0.5 : Infinity,
  );
}

/**
 * The symbols whose name is spelled like the words or is at the end of their path,
 * which may be another path of a symbol. The most similar ones come first.
 *
 * @param words in lower case
 * @param kinds the kinds to include; all if empty
 */
export function findSimilar(
  data: SymbolData,
  words: readonly string[],
  kinds: readonly string[] = [],
): FoundSymbol[] {
  const fold = (text: string) => text.toLowerCase().replaceAll('_', '');
  const typed = fold(words.join(''));
  const isPath = typed.includes('.');
  const last = typed.slice(typed.lastIndexOf('.') + 1);
  const limit = Math.min(
    MOST_ERRORS,
    Math.floor(typed.length / LETTERS_PER_ERROR),
  );
  return listSymbols(data, kinds)
    .map((symbol) => {
      const {name, label, dotted} = symbol;
      const names = isPath ? [label, dotted] : [name];
      const errors = names.map((text) => countErrors(typed, fold(text)));
      return {
        symbol,
        errors: Math.min(...errors),
        isNamed: isPath && fold(name) === last,
      };
    })
    .filter(({errors, isNamed}) => isNamed || errors <= limit + 0.5)
    .sort(
      (one, other) =>
        Number(other.isNamed) - Number(one.isNamed) ||
        one.errors - other.errors ||
        Number(MODULES.includes(one.symbol.kind)) -
          Number(MODULES.includes(other.symbol.kind)),
    )
    .slice(0, MOST_SIMILAR)
    .map(({symbol}) => symbol);
}
