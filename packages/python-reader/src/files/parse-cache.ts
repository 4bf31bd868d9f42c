import {createHash} from 'node:crypto';
import {readdir, readFile, rm} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import writeFileAtomic from 'write-file-atomic';
import type {ReadMemory} from '../model';
import type {ParsedModule} from '../syntax/parsed-module';
import {makeFolder} from './make-folder';

/** Stores parsed modules by the content of their file. */
export interface ParseCache {
  get: (bytes: Uint8Array) => Promise<ParsedModule | null>;
  set: (bytes: Uint8Array, parsed: ParsedModule) => Promise<void>;
  /** Removes entries that this run did not use. */
  prune: () => Promise<void>;
}

const NOTHING: ParseCache = {
  get: () => Promise.resolve(null),
  set: async () => {},
  prune: async () => {},
};

/**
 * Opens the cache of one package.
 *
 * @param folder where it is stored; nothing is kept if undefined
 * @param name the package's name, so that packages can share the folder
 * @param memory an additional cache for this process
 */
export async function openParseCache(
  folder: string | undefined,
  name: string,
  memory: ReadMemory = new Map(),
): Promise<ParseCache> {
  if (folder === undefined) {
    return NOTHING;
  }
  const version = await readerVersion();
  const home = join(folder, name === '' ? '_tree' : name);
  const known = memory.get(name);
  const used = new Map<string, ParsedModule | null>();
  await attempt(() => makeFolder(home));
  const fileOf = (bytes: Uint8Array): string => {
    const hash = createHash('sha256').update(version).update(bytes);
    const file = `${hash.digest('hex').slice(0, 32)}.json`;
    return file;
  };
  const load = async (file: string): Promise<ParsedModule | null> => {
    const text = await readFile(join(home, file), 'utf8').catch(() => null);
    return text === null ? null : readEntry(text);
  };
  return {
    get: async (bytes) => {
      const file = fileOf(bytes);
      // Files with the same text need separate objects.
      const kept = used.has(file) ? undefined : known?.get(file);
      const parsed = kept ?? (await load(file));
      used.set(file, parsed);
      return parsed;
    },
    set: async (bytes, parsed) => {
      const file = fileOf(bytes);
      used.set(file, parsed);
      await attempt(() =>
        writeFileAtomic(join(home, file), JSON.stringify(parsed), {
          fsync: false,
        }),
      );
    },
    prune: async () => {
      memory.set(
        name,
        new Map([...used].flatMap(([file, one]) => (one ? [[file, one]] : []))),
      );
      await attempt(async () => {
        const stale = (await readdir(home)).filter((file) => !used.has(file));
        await Promise.all(
          stale.map((file) => rm(join(home, file), {force: true})),
        );
      });
    },
  };
}

/** Ignores write errors: without a cache, reading only takes longer. */
async function attempt(write: () => Promise<unknown>): Promise<void> {
  await write().catch(() => {});
}

/** Parses an entry, null if it is damaged. */
function readEntry(text: string): ParsedModule | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isParsedModule(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** Only this module writes entries, so a shallow check is enough. */
function isParsedModule(value: unknown): value is ParsedModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'scope' in value &&
    'syntaxErrors' in value
  );
}

/** Hashes the code that parses, so that changes to it invalidate the cache. */
async function readerVersion(): Promise<string> {
  const hash = createHash('sha256');
  const syntax = fileURLToPath(new URL('../syntax', import.meta.url));
  const {resolve} = createRequire(import.meta.url);
  const grammar = join(
    dirname(resolve('tree-sitter-python/tree-sitter-python.wasm')),
    'package.json',
  );
  const files = (await readdir(syntax))
    .sort()
    .map((file) => join(syntax, file));
  for (const file of [...files, grammar]) {
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
}
