import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseItems} from '../inventory/sphinx';
import {ownersOf} from '../outline/owners-of';

/** Finds the documentation of a name outside the package. */
export type ExternalLookup = (dotted: string) => string | undefined;

export interface ExternalInventory {
  base: string;
  byName: ReadonlyMap<string, string>;
  /** Pages of modules whose members have regular anchors. */
  modules: ReadonlyMap<string, string>;
}

const BASE = /^# Base: (\S+)$/m;

/**
 * Parses an inventory in text form: the lines of Sphinx below a header that also
 * states the URL of the site. An entry of role `py:module` covers all members of
 * the module, whose anchors are their dotted paths.
 *
 * @param file its path, for the message
 * @throws if the header has no URL
 */
export function parseExternalInventory(
  text: string,
  file = 'The inventory',
): ExternalInventory {
  const base = BASE.exec(text)?.[1];
  if (base === undefined) {
    throw new Error(
      `${file} has no line "# Base: https://…/": add the base URL of ` +
        'its pages.',
    );
  }
  const items = parseItems(
    text
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .join('\n'),
  );
  return {
    base,
    byName: new Map(items.map(({name, uri}) => [name, uri])),
    modules: new Map(
      items
        .filter(({role}) => role === 'py:module')
        .map(({name, uri}) => [name, uri.replace(/#.*$/, '')]),
    ),
  };
}

function findIn(inventory: ExternalInventory, dotted: string) {
  const uri = inventory.byName.get(dotted);
  if (uri !== undefined) {
    return inventory.base + uri;
  }
  for (const owner of ownersOf(dotted)) {
    const page = inventory.modules.get(owner);
    if (page !== undefined) {
      return `${inventory.base}${page}#${dotted}`;
    }
  }
  return undefined;
}

/** Searches several inventories in order. */
export function createExternalLookup(
  inventories: readonly ExternalInventory[],
): ExternalLookup {
  return (dotted) => {
    for (const inventory of inventories) {
      const url = findIn(inventory, dotted);
      if (url !== undefined) {
        return url;
      }
    }
    return undefined;
  };
}

/**
 * Loads every `*.txt` in the `inventories` folder next to this module.
 *
 * @param configured inventories that are searched first
 */
export async function loadExternalLookup(
  configured: readonly ExternalInventory[] = [],
): Promise<ExternalLookup> {
  const folder = path.join(import.meta.dirname, 'inventories');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt'));
  return createExternalLookup([
    ...configured,
    ...(await Promise.all(
      names.sort().map(async (name) => {
        const file = path.join(folder, name);
        return parseExternalInventory(await readFile(file, 'utf8'), file);
      }),
    )),
  ]);
}
