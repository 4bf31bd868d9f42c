import {isModule} from './is-module';
import type {SearchRecord, SymbolEntry} from './types';

const PATH = /(?<![\w./])[A-Za-z_]\w*(?:\.\w+)+/g;

/**
 * Creates a function that shortens dotted paths of symbols in a reference's
 * texts to the last name. The path stays searchable. Modules keep their path,
 * as nothing else identifies them.
 */
export function createShortener(
  symbols: readonly SymbolEntry[],
): (record: SearchRecord) => SearchRecord {
  const names = new Map(
    symbols
      .filter(({kind}) => !isModule(kind))
      .flatMap(({name, dotted, aliases = []}) =>
        [dotted, ...aliases].map((path) => [path, name] as const),
      ),
  );
  return (record) => {
    const shown = (record.prose ?? '') || record.content;
    const prose = shown.replace(PATH, (path) => names.get(path) ?? path);
    return record.symbol && prose !== shown ? {...record, prose} : record;
  };
}
