import type {PopularSymbol} from '../client/settings';
import type {SymbolEntry} from '../records/types';

/** Finds a symbol by its name, or by a path that it can be imported by. */
function find(name: string, symbols: readonly SymbolEntry[]): SymbolEntry {
  const [found, other] = symbols.filter((entry) =>
    [entry.name, entry.dotted, ...(entry.aliases ?? [])].includes(name),
  );
  if (!found) {
    throw new Error(
      `popularSymbols names "${name}", which the API reference does not have.`,
    );
  }
  if (other) {
    throw new Error(
      `popularSymbols names "${name}", which may be ${found.dotted} or ${other.dotted}: write its path.`,
    );
  }
  return found;
}

/**
 * Finds the symbols that the search offers before anything is asked.
 *
 * @param symbols - those of the reference; while there are none, none is offered.
 * @throws where a name is of no symbol, or of several.
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
