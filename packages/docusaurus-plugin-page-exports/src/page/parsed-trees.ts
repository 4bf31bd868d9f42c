import {deserialize, serialize} from 'node:v8';
import {deflateRawSync, inflateRawSync} from 'node:zlib';
import type {Root} from 'mdast';
import {openTreeCache, type TreeCache} from './tree-cache';

/** A packed tree and the text that it was parsed from. */
interface ParsedTree {
  text: string;
  packed: Buffer;
}

interface Trees {
  /** By page name. */
  known: Map<string, ParsedTree>;
  /** Trees of earlier builds, if the site keeps them, and their key. */
  kept?: TreeCache;
  key?: string;
}

type Registry = Record<symbol, Trees | undefined>;

/**
 * Docusaurus loads the modules separately for each plugin. This symbol is the
 * same in all of them, so that readers and compilers of a page share the parsed
 * tree.
 */
const TREES = Symbol.for('docusaurus-plugin-page-exports.trees');

function openRegistry(): Trees {
  const registry = globalThis as unknown as Registry;
  return (registry[TREES] ??= {known: new Map<string, ParsedTree>()});
}

/** Even the fastest level compresses a tree to a sixth of its size. */
function pack(tree: Root): Buffer {
  return deflateRawSync(serialize(tree), {level: 1});
}

/** Finds the tree of a text, in memory or on disk. */
function findPacked(name: string, text: string): Buffer | undefined {
  const {known, kept} = openRegistry();
  const parsed = known.get(name);
  if (parsed?.text === text) {
    return parsed.packed;
  }
  const packed = kept?.find(name, text);
  if (packed) {
    known.set(name, {text, packed});
  }
  return packed;
}

/**
 * Keeps parsed pages for the next build or start. Nothing is kept while the key
 * differs from the first one of this process, because Docusaurus keeps
 * compiling pages with the parsers and options that it started with.
 *
 * @param folder - the absolute path of the folder that keeps them.
 * @param key - changes when pages may be parsed differently, such as after a
 * parser update.
 * @returns a function that removes the trees that haven't been used for a week.
 */
export function cacheTrees(folder: string, key: string): () => void {
  const registry = openRegistry();
  const kept = openTreeCache(folder, key);
  registry.key ??= key;
  registry.kept = registry.key === key ? kept : undefined;
  return kept.prune;
}

/**
 * Whether a page has been parsed already.
 *
 * @param name - the absolute path of the page, or another unique name.
 * @param text - the text to parse.
 */
export function isParsed(name: string, text: string): boolean {
  return findPacked(name, text) !== undefined;
}

/**
 * Parses the text of a page, unless it has been parsed before. A packed tree
 * takes a hundredth of the memory, and unpacking it takes a fraction of the
 * time that parsing takes.
 *
 * @param name - the page, as in `isParsed`.
 * @param text - the text to parse.
 * @param parse - the parser to run.
 * @returns a tree that the caller may change.
 * @throws any error of the parser.
 */
export function parseOnce(name: string, text: string, parse: () => Root): Root {
  const found = findPacked(name, text);
  if (found) {
    return deserialize(inflateRawSync(found)) as Root;
  }
  const tree = parse();
  const packed = pack(tree);
  const {known, kept} = openRegistry();
  known.set(name, {text, packed});
  kept?.add(name, text, packed);
  return tree;
}
