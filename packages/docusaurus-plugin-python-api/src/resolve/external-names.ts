import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseItems} from '../inventory/sphinx';

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
 * Reads an inventory kept as text: Sphinx' lines under a header that also
 * gives the site's address. A module of role `py:module` covers all its
 * members: their anchors are their dotted paths.
 *
 * @param file its path, for the message
 * @throws when the header gives no address
 */
export function parseExternalInventory(
  text: string,
  file = 'The inventory',
): ExternalInventory {
  const base = BASE.exec(text)?.[1];
  if (base === undefined) {
    throw new Error(
      `${file} has no line "# Base: https://…/": add the address that its ` +
        'pages lie below.',
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
  for (
    let dot = dotted.lastIndexOf('.');
    dot > 0;
    dot = dotted.lastIndexOf('.', dot - 1)
  ) {
    const page = inventory.modules.get(dotted.slice(0, dot));
    if (page !== undefined) {
      return `${inventory.base}${page}#${dotted}`;
    }
  }
  return undefined;
}

/** Looks in several inventories, one after the other. */
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
 * Loads every `*.txt` of the folder beside this module.
 *
 * @param configured inventories that are looked into first
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
