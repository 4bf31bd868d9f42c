import {deserialize, serialize} from 'node:v8';
import {deflateRawSync, inflateRawSync} from 'node:zlib';
import type {Root} from 'mdast';
import {openKeptTrees, type KeptTrees} from './kept-trees';

/** A tree, packed into bytes, and the text that it was parsed from. */
interface ParsedTree {
  text: string;
  packed: Buffer;
}

interface Trees {
  /** By the names of their pages. */
  known: Map<string, ParsedTree>;
  /** Those of earlier builds, where a site keeps them, and their key. */
  kept?: KeptTrees;
  key?: string;
}

type Registry = Record<symbol, Trees | undefined>;

/**
 * Docusaurus loads the modules of each plugin anew. This symbol is the same in
 * all of them, so that whoever reads a page and whoever compiles it share what
 * was parsed.
 */
const TREES = Symbol.for('docusaurus-plugin-page-exports.trees');

function openRegistry(): Trees {
  const registry = globalThis as unknown as Registry;
  return (registry[TREES] ??= {known: new Map<string, ParsedTree>()});
}

/** The quickest level leaves a sixth of the bytes. */
function pack(tree: Root): Buffer {
  return deflateRawSync(serialize(tree), {level: 1});
}

/** Finds a tree that was parsed from a text, now or earlier. */
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
 * Keeps parsed pages for the next build or start. While the key differs from the
 * first one of this process, nothing is kept: Docusaurus goes on compiling pages
 * with the parsers and options that it started with.
 *
 * @param folder - where they are kept, absolute.
 * @param key - changes when pages may be parsed in another way, as after an
 * update of a parser.
 * @returns a function that removes the trees that haven't been used for a week.
 */
export function keepTrees(folder: string, key: string): () => void {
  const registry = openRegistry();
  const kept = openKeptTrees(folder, key);
  registry.key ??= key;
  registry.kept = registry.key === key ? kept : undefined;
  return kept.prune;
}

/**
 * Whether a page needs no parsing.
 *
 * @param name - the page: its file, absolute, or what else nobody else uses.
 * @param text - the page as it is parsed.
 */
export function isParsed(name: string, text: string): boolean {
  return findPacked(name, text) !== undefined;
}

/**
 * Parses the text of a page, unless it was parsed before. Packed, a tree takes
 * a hundredth of its memory, and to read it again takes a fraction of the time
 * that parsing takes.
 *
 * @param name - the page, as in `isParsed`.
 * @param text - the page as it is parsed.
 * @param parse - parses it.
 * @returns a tree that is the caller's own.
 * @throws what the parser throws.
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
