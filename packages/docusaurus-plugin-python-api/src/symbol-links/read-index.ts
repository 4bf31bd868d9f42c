import fs from 'node:fs/promises';
import path from 'node:path';
import {
  createSymbolIndex,
  type LinkedSymbol,
  type SymbolIndex,
} from './symbol-index';

async function changeTime(file: string): Promise<number> {
  return fs.stat(file).then(
    ({mtimeMs}) => mtimeMs,
    () => 0,
  );
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await fs.readFile(file, 'utf8'));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isSymbol(value: unknown): value is LinkedSymbol {
  return (
    typeof value === 'object' &&
    value !== null &&
    'dotted' in value &&
    'kind' in value &&
    'url' in value &&
    [value.dotted, value.kind, value.url].every(isText)
  );
}

/** @throws if the file is not a list of symbols */
async function readSymbols(file: string): Promise<LinkedSymbol[]> {
  const symbols = await readJson(file);
  if (!Array.isArray(symbols) || !symbols.every(isSymbol)) {
    throw new Error(
      `${file} is not a list of symbols. Delete its folder and generate the API reference again.`,
    );
  }
  return symbols;
}

async function readOutside(file: string): Promise<string[]> {
  const paths = await readJson(file);
  return Array.isArray(paths) ? paths.filter(isText) : [];
}

async function readAliases(file: string): Promise<Record<string, string>> {
  const aliases = await readJson(file);
  const entries = Object.entries(
    typeof aliases === 'object' && aliases !== null ? aliases : {},
  );
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => isText(entry[1])),
  );
}

/**
 * Reads the plugin's data for links, and reads it again when it has changed.
 *
 * @param folder contains `symbols.json`, `aliases.json` and `outside.json`; without
 * them there are no symbols
 * @param settings `isFinal`: whether the files don't change once they exist, as in
 * a build, which would otherwise check their times several times per page
 */
export function createIndexReader(
  folder: string,
  {isFinal = false}: {isFinal?: boolean} = {},
): () => Promise<SymbolIndex> {
  const symbols = path.join(folder, 'symbols.json');
  const aliases = path.join(folder, 'aliases.json');
  const outside = path.join(folder, 'outside.json');
  let known: Promise<SymbolIndex> | undefined;
  let knownTime = -1;
  return async () => {
    if (known && isFinal && knownTime > 0) {
      return known;
    }
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
