import {deserialize, serialize} from 'node:v8';
import type {Root} from 'mdast';

/** A tree as bytes, and the text that it was parsed from. */
interface ParsedTree {
  text: string;
  bytes: Buffer;
}

type Registry = Record<symbol, Map<string, ParsedTree> | undefined>;

/**
 * Docusaurus loads the modules of each plugin anew. This symbol is the same in
 * all of them, so that whoever reads a page and whoever compiles it share what
 * was parsed.
 */
const TREES = Symbol.for('docusaurus-plugin-page-exports.trees');

function openRegistry(): Map<string, ParsedTree> {
  const registry = globalThis as unknown as Registry;
  return (registry[TREES] ??= new Map<string, ParsedTree>());
}

/**
 * Whether a page needs no parsing.
 *
 * @param name - the page: its file, absolute, or what else nobody else uses.
 * @param text - the page as it is parsed.
 */
export function isParsed(name: string, text: string): boolean {
  return openRegistry().get(name)?.text === text;
}

/**
 * Parses the text of a page, unless it was parsed before. As bytes a tree takes
 * a twentieth of its memory, and to read it again takes a twenty-fifth of the
 * time that parsing takes.
 *
 * @param name - the page, as in `isParsed`.
 * @param text - the page as it is parsed.
 * @param parse - parses it.
 * @returns a tree that is the caller's own.
 * @throws what the parser throws.
 */
export function parseOnce(name: string, text: string, parse: () => Root): Root {
  const trees = openRegistry();
  const known = trees.get(name);
  if (known?.text === text) {
    return deserialize(known.bytes) as Root;
  }
  const tree = parse();
  trees.set(name, {text, bytes: serialize(tree)});
  return tree;
}
