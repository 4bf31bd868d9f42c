import fs from 'node:fs/promises';
import path from 'node:path';
import {createSymbolIndex, type SymbolIndex} from '../symbols/symbol-index';
import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import {readSymbols} from 'docusaurus-theme-static-search/plugin/read-symbols';

async function changeTime(file: string): Promise<number> {
  return fs.stat(file).then(
    ({mtimeMs}) => mtimeMs,
    () => 0,
  );
}

async function readOutside(file: string): Promise<string[]> {
  const paths: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
  return Array.isArray(paths)
    ? paths.filter((one): one is string => typeof one === 'string')
    : [];
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
 * @param folder with `symbols.json`, `aliases.json` and `outside.json`; without
 * them no name is a symbol's
 */
export function createIndexReader(folder: string): () => Promise<SymbolIndex> {
  const symbols = path.join(folder, 'symbols.json');
  const aliases = path.join(folder, 'aliases.json');
  const outside = path.join(folder, 'outside.json');
  let known: Promise<SymbolIndex> | undefined;
  let knownTime = -1;
  return async () => {
    const times = await Promise.all(
      [symbols, aliases, outside].map(changeTime),
    );
    const time = Math.min(...times) === 0 ? 0 : Math.max(...times);
    if (!known || time !== knownTime) {
      knownTime = time;
      known =
        time === 0
          ? Promise.resolve(createSymbolIndex([]))
          : Promise.all([
              readSymbols(symbols),
              readAliases(aliases),
              readOutside(outside),
            ]).then((parts) => createSymbolIndex(...parts));
    }
    return known;
  };
}
