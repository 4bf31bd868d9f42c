import type {PopularSymbol} from '../client/settings';
import type {SymbolEntry} from '../records/types';

/** Finds a symbol by its name, or by a path from which it can be imported. */
function find(name: string, symbols: readonly SymbolEntry[]): SymbolEntry {
  const [found, other] = symbols.filter((entry) =>
    [entry.name, entry.dotted, ...(entry.aliases ?? [])].includes(name),
  );
  if (!found) {
    throw new Error(
      `popularSymbols lists "${name}", which is not in the API reference.`,
    );
  }
  if (other) {
    throw new Error(
      `popularSymbols lists "${name}", which is ambiguous (${found.dotted} or ${other.dotted}): write its path.`,
    );
  }
  return found;
}

/**
 * Finds the symbols that the search offers before a query is entered.
 *
 * @param symbols - the symbols of the reference; if it is empty, none are
 * offered.
 * @throws if a name matches no symbol, or several.
 */
export function findPopular(
  names: readonly string[],
  symbols: readonly SymbolEntry[],
): PopularSymbol[] {
  return symbols.length === 0
    ? []
    : names.map((wanted) => {
        const {name, kind, url} = find(wanted, symbols);
        return {name, kind, url};
      });
}
