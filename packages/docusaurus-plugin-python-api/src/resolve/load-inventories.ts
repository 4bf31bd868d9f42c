import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createDiagnostic, type Diagnostic} from 'python-reader';
import {writeWhole} from '../files/write-whole';
import {decodeInventory} from '../inventory/sphinx';
import {KINDS} from '../report/kinds';
import type {ExternalInventory} from './external-names';

/** Documentation of another project. */
export interface InventorySource {
  /** The base URL of its pages. */
  url: string;
  /** Its `objects.inv`, relative to the site; by default, loaded from `url`. */
  file?: string;
}

export interface InventoryPlaces {
  siteDir: string;
  cacheDir: string;
}

/** A slow host must not delay a build for longer. */
const PATIENCE = 20_000;

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, {signal: AbortSignal.timeout(PATIENCE)});
  if (!response.ok) {
    throw new Error(`the server responded with status ${response.status}`);
  }
  return Buffer.from(await response.arrayBuffer());
}

/** Prefers the cached copy, so that builds are reproducible without a network. */
async function readBytes(
  url: string,
  {siteDir, cacheDir}: InventoryPlaces,
): Promise<Buffer> {
  const name = createHash('sha256').update(url).digest('hex').slice(0, 16);
  const copy = path.resolve(siteDir, cacheDir, 'inventories', `${name}.inv`);
  const known = await readFile(copy).catch(() => null);
  if (known) {
    return known;
  }
  const bytes = await download(url);
  decodeInventory(bytes);
  await writeWhole(copy, bytes);
  return bytes;
}

async function load(
  {url, file}: InventorySource,
  places: InventoryPlaces,
): Promise<ExternalInventory> {
  const base = url.endsWith('/') ? url : `${url}/`;
  const bytes =
    file === undefined
      ? await readBytes(`${base}objects.inv`, places)
      : await readFile(path.resolve(places.siteDir, file));
  const items = decodeInventory(bytes).items.filter(({role}) =>
    role.startsWith('py:'),
  );
  return {
    base,
    byName: new Map(items.map(({name, uri}) => [name, uri])),
    modules: new Map(),
  };
}

/**
 * Loads the inventories of other projects, from the cache if they are there.
 *
 * @param report called for each one that can't be loaded; its names are not linked
 */
export async function loadInventories(
  sources: readonly InventorySource[],
  places: InventoryPlaces,
  report: (diagnostic: Diagnostic) => void,
): Promise<ExternalInventory[]> {
  const loaded = await Promise.all(
    sources.map((source) =>
      load(source, places).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        report(
          createDiagnostic({
            ruleId: 'inventory',
            severity: 'warning',
            file: source.file ?? source.url,
            line: 1,
            reason: `the inventory can't be loaded: ${reason}`,
            note: KINDS.inventory?.advice ?? '',
          }),
        );
        return [];
      }),
    ),
  );
  return loaded.flat();
}
