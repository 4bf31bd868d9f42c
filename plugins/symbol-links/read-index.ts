import fs from 'node:fs/promises';
import path from 'node:path';
import {
  createSymbolIndex,
  type SymbolIndex,
} from '../../lib/symbols/symbol-index';
import {isRecord} from '../search-index/guards';
import {readSymbols} from '../search-index/read-symbols';

async function changeTime(file: string): Promise<number> {
  return fs.stat(file).then(
    ({mtimeMs}) => mtimeMs,
    () => 0,
  );
}

async function readAliases(file: string): Promise<Record<string, string>> {
  const aliases: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
  const isPath = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string';
  return isRecord(aliases)
    ? Object.fromEntries(Object.entries(aliases).filter(isPath))
    : {};
}

/**
 * Reads what the reference left in a folder, anew whenever it has changed.
 *
 * @param folder with `symbols.json` and `aliases.json`; without them no name
 * is a symbol's
 */
export function createIndexReader(folder: string): () => Promise<SymbolIndex> {
  const symbols = path.join(folder, 'symbols.json');
  const aliases = path.join(folder, 'aliases.json');
  let known: Promise<SymbolIndex> | undefined;
  let knownTime = -1;
  return async () => {
    const times = await Promise.all([symbols, aliases].map(changeTime));
    const time = Math.min(...times) === 0 ? 0 : Math.max(...times);
    if (!known || time !== knownTime) {
      knownTime = time;
      known =
        time === 0
          ? Promise.resolve(createSymbolIndex([]))
          : Promise.all([readSymbols(symbols), readAliases(aliases)]).then(
              ([entries, paths]) => createSymbolIndex(entries, paths),
            );
    }
    return known;
  };
}
