import type {Member} from 'python-reader';
import type {Entry, Outline} from '../outline/types';
import {walkEntries} from '../outline/walk-entries';
import {plainText, summaryOf} from '../docstrings/summary';

export type SymbolKind =
  | 'package'
  | 'module'
  | 'enum'
  | 'exception'
  | Exclude<Member['kind'], 'alias'>;

/** A public symbol, for lists, search and links. */
export interface SymbolRecord {
  /** Last segment, `start`. */
  name: string;
  /** Dotted path at which it is documented. */
  dotted: string;
  kind: SymbolKind;
  /** Route with its anchor, without the site's base URL. */
  url: string;
  /** First sentence of its docstring as plain text, '' without one. */
  summary: string;
  /** Other public paths that it is imported by; absent without any. */
  aliases?: string[];
}

/** The kind of a symbol; enums and exceptions are distinguished from classes. */
function kindOf({kind, flags}: Entry['member']): SymbolKind {
  const special = (['enum', 'exception'] as const).find((flag) =>
    flags.includes(flag),
  );
  return kind === 'class' && special ? special : kind;
}

/** The other paths of a symbol, including those through its class. */
function aliasesOf({name, owner, aliases}: Entry): string[] {
  const inherited = owner ? aliasesOf(owner) : [];
  return [...aliases, ...inherited.map((path) => `${path}.${name}`)];
}

/** Every public symbol exactly once, in the order of the pages. */
export function collectSymbols(outline: Outline): SymbolRecord[] {
  const modules = outline.pages.map(({module, url}): SymbolRecord => ({
    name: module.name,
    dotted: module.path,
    kind: module.isPackage ? 'package' : 'module',
    url,
    summary: plainText(summaryOf(module.docstring)),
  }));
  const members = [...walkEntries(outline)].map((entry): SymbolRecord => {
    const aliases = aliasesOf(entry);
    return {
      name: entry.name,
      dotted: entry.path,
      kind: kindOf(entry.member),
      url: entry.url,
      summary: plainText(summaryOf(entry.member.docstring)),
      ...(aliases.length > 0 && {aliases}),
    };
  });
  return [...modules, ...members];
}

/**
 * Other public names of a symbol: `shop.Order` for `shop.orders.Order`, and
 * `shop.orders.Refund.pay` for a method that `Refund` inherits.
 */
export function collectAliases(outline: Outline): Record<string, string> {
  const reExported = outline.pages.flatMap((page) =>
    page.reExports.map(({name, target}) => [`${page.path}.${name}`, target]),
  );
  const inherited = [...walkEntries(outline)].flatMap(({member, path}) =>
    member.kind === 'class'
      ? member.inherited.map((from) => [`${path}.${from.name}`, from.path])
      : [],
  );
  return Object.fromEntries(
    [...reExported, ...inherited].flatMap(([alias = '', target = '']) => {
      const place = outline.places.get(target);
      return place ? [[alias, place.path]] : [];
    }),
  );
}
