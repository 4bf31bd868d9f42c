import {nearest} from './nearest';

/** What a link needs to know of a public symbol of the SDK. */
export interface LinkedSymbol {
  /** Dotted path at which it is documented. */
  dotted: string;
  /** `class`, `function`, `method`, `module`, … */
  kind: string;
  /** Route with its anchor, without the site's base URL. */
  url: string;
}

/** Symbols by every way to name them. */
export interface SymbolIndex {
  /** First segment of every dotted path of the SDK. */
  roots: ReadonlySet<string>;
  /** By the documented path and by every other full path. */
  byPath: ReadonlyMap<string, LinkedSymbol>;
  /** By each tail of the documented path: `Pod`, `pod.Pod`. */
  byTail: ReadonlyMap<string, readonly LinkedSymbol[]>;
  /** Paths below which the reference does not know every name. */
  outside: ReadonlySet<string>;
}

export type SymbolMatch =
  | {found: 'one'; symbol: LinkedSymbol}
  | {found: 'many'; symbols: readonly LinkedSymbol[]}
  /** A dotted path that starts as the SDK's do and leads nowhere. */
  | {found: 'broken'; suggestion: string | undefined}
  /** Not a name of the SDK. */
  | {found: 'none'};

/** `shop.yaml` is a file, whatever the package is called. */
const FILE = /\.(?:csv|db|env|ini|json|lock|log|md|py|pyi|sh|toml|txt|ya?ml)$/;
const NAME = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;
/** What one word alone may mean; all else is told by its class or module. */
const NAMED_ALONE = new Set(['class', 'enum', 'exception', 'function']);
const MODULES = new Set(['module', 'package']);

/**
 * @param symbols as `.cache/api/symbols.json` lists them
 * @param aliases other paths and the documented path each stands for, as in
 * `.cache/api/aliases.json`
 * @param outside paths of what exists and has no page, such as the modules
 * that `sdk.exclude` leaves out, as in `.cache/api/outside.json`
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
  const byTail = new Map<string, LinkedSymbol[]>();
  const roots = new Set<string>();
  for (const symbol of symbols) {
    const segments = symbol.dotted.split('.');
    roots.add(segments[0] ?? '');
    for (let start = 1; start < segments.length; start += 1) {
      const tail = segments.slice(start).join('.');
      const known = byTail.get(tail);
      if (known) {
        known.push(symbol);
      } else {
        byTail.set(tail, [symbol]);
      }
    }
  }
  return {roots, byPath, byTail, outside: new Set(outside)};
}

/** Follows a full path, also where another path names one of its owners. */
function followPath(
  {byPath}: SymbolIndex,
  path: string,
): LinkedSymbol | undefined {
  const direct = byPath.get(path);
  if (direct) {
    return direct;
  }
  for (let end = path.lastIndexOf('.'); end > 0;) {
    const owner = byPath.get(path.slice(0, end));
    const found = owner && byPath.get(owner.dotted + path.slice(end));
    if (found) {
      return found;
    }
    end = path.lastIndexOf('.', end - 1);
  }
  return undefined;
}

/** Whether a path is, or lies below, something that has no page. */
function isOutside({outside, byPath}: SymbolIndex, path: string): boolean {
  return path.split('.').some((_, index, segments) => {
    const owner = segments.slice(0, index + 1).join('.');
    return outside.has(byPath.get(owner)?.dotted ?? owner);
  });
}

/** A member by its class: `Order.pay`, own or inherited. */
function findMember(index: SymbolIndex, name: string): SymbolMatch {
  const dot = name.indexOf('.');
  const owners = index.byTail.get(name.slice(0, dot)) ?? [];
  const members = owners.flatMap(
    ({dotted}) => followPath(index, dotted + name.slice(dot)) ?? [],
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
  const symbols = index.byTail.get(name) ?? [];
  if (!name.includes('.')) {
    return oneOf(symbols.filter(({kind}) => NAMED_ALONE.has(kind)));
  }
  return symbols.length > 0 ? oneOf(symbols) : findMember(index, name);
}

/**
 * Which symbol a piece of inline code names: a full dotted path, the unique
 * tail of one (`Pod`, `Pod.start`), or a call of either (`Pod.start()`). A
 * tail without a capital is a word like any other unless it is called.
 */
export function findSymbol(index: SymbolIndex, code: string): SymbolMatch {
  const called = code.endsWith('()');
  const name = called ? code.slice(0, -2) : code;
  const isPath = name.includes('.');
  if (!NAME.test(name)) {
    return {found: 'none'};
  }
  const symbol = isPath ? followPath(index, name) : undefined;
  if (symbol) {
    return {found: 'one', symbol};
  }
  if (FILE.test(name) || (!isPath && index.roots.has(name))) {
    return {found: 'none'};
  }
  const [root = ''] = name.split('.');
  if (isPath && index.roots.has(root)) {
    if (isOutside(index, name)) {
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
