import type {SymbolKind, SymbolRecord} from './symbols';
import {encodeInventory} from '../inventory/sphinx';

const ROLES: Readonly<Record<SymbolKind, string>> = {
  package: 'py:module',
  module: 'py:module',
  class: 'py:class',
  enum: 'py:class',
  exception: 'py:exception',
  function: 'py:function',
  method: 'py:method',
  property: 'py:property',
  attribute: 'py:attribute',
  enumMember: 'py:attribute',
  constant: 'py:data',
  typeAlias: 'py:type',
};

/**
 * The inventory with which other projects can link here from Sphinx, by every
 * public path of a symbol.
 *
 * @param route where the file is published, to which its URLs are relative; the
 * root of the site by default
 */
export function createObjectsInventory(
  project: string,
  version: string,
  symbols: readonly SymbolRecord[],
  route = '',
): Buffer {
  const documented = new Set(symbols.map(({dotted}) => dotted));
  return encodeInventory({
    project,
    version,
    items: symbols.flatMap(({dotted, kind, url, aliases = []}) =>
      [dotted, ...aliases.filter((path) => !documented.has(path))].map(
        (name) => ({
          name,
          role: ROLES[kind],
          uri: url.slice(route.length).replace(/^\//, ''),
        }),
      ),
    ),
  });
}
