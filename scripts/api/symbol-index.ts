import {pushTo} from './collections';
import type {SymbolRecord} from './symbols';

/** Symbols by every way to name them. */
export interface SymbolIndex {
  /** First segment of every dotted path of the SDK. */
  roots: ReadonlySet<string>;
  byPath: ReadonlyMap<string, SymbolRecord>;
  /** By each tail of the dotted path: `Pod`, `pod.Pod`. */
  byTail: ReadonlyMap<string, readonly SymbolRecord[]>;
}

export type SymbolMatch =
  | {found: 'one'; symbol: SymbolRecord}
  | {found: 'many'; symbols: readonly SymbolRecord[]}
  /** A dotted path that starts as the SDK's do and leads nowhere. */
  | {found: 'broken'}
  /** Not a name of the SDK. */
  | {found: 'none'};

/** `shop.yaml` is a file, whatever the package is called. */
const FILE = /\.(?:csv|db|env|ini|json|lock|log|md|py|pyi|sh|toml|txt|ya?ml)$/;
const NAME = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;

/**
 * @param records as `collectSymbols` or `.cache/api/symbols.json` gives them
 * @param aliases other paths and the documented path each stands for
 */
export function createSymbolIndex(
  records: readonly SymbolRecord[],
  aliases: Readonly<Record<string, string>> = {},
): SymbolIndex {
  const byPath = new Map(records.map((record) => [record.dotted, record]));
  for (const [alias, path] of Object.entries(aliases)) {
    const record = byPath.get(path);
    if (record && !byPath.has(alias)) {
      byPath.set(alias, record);
    }
  }
  const byTail = new Map<string, SymbolRecord[]>();
  const roots = new Set<string>();
  for (const record of records) {
    const segments = record.dotted.split('.');
    roots.add(segments[0] ?? '');
    for (let start = 1; start < segments.length; start += 1) {
      pushTo(byTail, segments.slice(start).join('.'), record);
    }
  }
  return {roots, byPath, byTail};
}

/** A word such as `get` or `name` means a symbol only when it is called. */
function isTelling(name: string, called: boolean): boolean {
  return called || name.includes('.') || /[A-Z]/.test(name);
}

function isModuleLevel(record: SymbolRecord): boolean {
  return !['method', 'property', 'attribute', 'enumMember'].includes(
    record.kind,
  );
}

function findTail(index: SymbolIndex, name: string): SymbolMatch {
  const all = index.byTail.get(name) ?? [];
  const records = name.includes('.') ? all : all.filter(isModuleLevel);
  const [first] = records;
  if (!first) {
    return {found: 'none'};
  }
  return records.length === 1
    ? {found: 'one', symbol: first}
    : {found: 'many', symbols: records};
}

/**
 * Which symbol a piece of inline code names: a full dotted path, the unique
 * tail of one, or a call of either (`Pod.start()`).
 */
export function findSymbol(index: SymbolIndex, code: string): SymbolMatch {
  const called = code.endsWith('()');
  const name = called ? code.slice(0, -2) : code;
  if (!NAME.test(name) || (FILE.test(name) && !index.byPath.has(name))) {
    return {found: 'none'};
  }
  const exact = index.byPath.get(name);
  const [root = ''] = name.split('.');
  if (exact) {
    return name.includes('.') ? {found: 'one', symbol: exact} : {found: 'none'};
  }
  if (name.includes('.') && index.roots.has(root)) {
    return {found: 'broken'};
  }
  return isTelling(name, called) ? findTail(index, name) : {found: 'none'};
}

/**
 * Route of the symbol that a piece of inline code names.
 *
 * @returns undefined when it names none, or more than one
 */
export function symbolUrl(
  index: SymbolIndex,
  name: string,
): string | undefined {
  const match = findSymbol(index, name);
  return match.found === 'one' ? match.symbol.url : undefined;
}
