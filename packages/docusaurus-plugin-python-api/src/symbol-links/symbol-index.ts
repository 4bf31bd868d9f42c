import {FILE, NAME, NameIndex} from '../resolve/name-index';
import {nearest} from './nearest';

/** The properties of a public symbol that links need. */
export interface LinkedSymbol {
  /** Dotted path at which it is documented. */
  dotted: string;
  /** `class`, `function`, `method`, `module`, … */
  kind: string;
  /** Route with its anchor, without the site's base URL. */
  url: string;
}

export type SymbolIndex = NameIndex<LinkedSymbol>;

export type SymbolMatch =
  | {found: 'one'; symbol: LinkedSymbol}
  | {found: 'many'; symbols: readonly LinkedSymbol[]}
  /** A dotted path that starts like the package's, but doesn't exist. */
  | {found: 'broken'; suggestion: string | undefined}
  /** Not a name of the package. */
  | {found: 'none'};

/** Kinds that a single word can refer to; others need their class or module. */
const NAMED_ALONE = new Set(['class', 'enum', 'exception', 'function']);
const MODULES = new Set(['module', 'package']);

/**
 * @param symbols the content of `symbols.json`
 * @param aliases other paths, and the documented path of each, as in
 * `aliases.json`
 * @param outside paths of existing names without a page, such as modules that the
 * patterns leave out, as in `outside.json`
 */
export function createSymbolIndex(
  symbols: readonly LinkedSymbol[],
  aliases: Readonly<Record<string, string>> = {},
  outside: readonly string[] = [],
): SymbolIndex {
  const byPath = new Map(symbols.map((symbol) => [symbol.dotted, symbol]));
  for (const [alias, path] of Object.entries(aliases)) {
    const symbol = byPath.get(path);
    if (symbol && !byPath.has(alias)) {
      byPath.set(alias, symbol);
    }
  }
  return new NameIndex<LinkedSymbol>({
    byPath,
    named: symbols,
    outside,
    pathOf: ({dotted}) => dotted,
  });
}

/** Finds a member by its class, own or inherited: `Order.pay`. */
function findMember(index: SymbolIndex, name: string): SymbolMatch {
  const dot = name.indexOf('.');
  const owners = index.withTail(name.slice(0, dot));
  const members = owners.flatMap(
    ({dotted}) => index.follow(dotted + name.slice(dot)) ?? [],
  );
  return oneOf([...new Set(members)]);
}

function oneOf(symbols: readonly LinkedSymbol[]): SymbolMatch {
  const [symbol] = symbols;
  if (!symbol) {
    return {found: 'none'};
  }
  return symbols.length === 1
    ? {found: 'one', symbol}
    : {found: 'many', symbols};
}

function findTail(index: SymbolIndex, name: string): SymbolMatch {
  const symbols = index.withTail(name);
  if (!name.includes('.')) {
    return oneOf(symbols.filter(({kind}) => NAMED_ALONE.has(kind)));
  }
  return symbols.length > 0 ? oneOf(symbols) : findMember(index, name);
}

/**
 * Finds the symbol for inline code: a full dotted path, the unique end of one
 * (`Pod`, `Pod.start`), or a call of either (`Pod.start()`). The end of a path
 * without a capital letter counts only if it is called.
 */
export function findSymbol(index: SymbolIndex, code: string): SymbolMatch {
  const called = code.endsWith('()');
  const name = called ? code.slice(0, -2) : code;
  const isPath = name.includes('.');
  if (!NAME.test(name)) {
    return {found: 'none'};
  }
  const symbol = isPath ? index.follow(name) : undefined;
  if (symbol) {
    return {found: 'one', symbol};
  }
  if (FILE.test(name) || (!isPath && index.roots.has(name))) {
    return {found: 'none'};
  }
  const [root = ''] = name.split('.');
  if (isPath && index.roots.has(root)) {
    if (index.isOutside(name)) {
      return NOT_A_SYMBOL;
    }
    return {found: 'broken', suggestion: nearest(name, index.byPath.keys())};
  }
  const match =
    called || /[A-Z]/.test(name) ? findTail(index, name) : NOT_A_SYMBOL;
  return called && match.found === 'one' && MODULES.has(match.symbol.kind)
    ? NOT_A_SYMBOL
    : match;
}

const NOT_A_SYMBOL: SymbolMatch = {found: 'none'};
