import {createRequire} from 'node:module';
import {Language, Parser, type Tree} from 'web-tree-sitter';
import {allowStars} from './starred-values';

/** Parses Python text; the caller deletes the tree after use. */
export type Parse = (text: string) => Tree;

let parser: Promise<Parser> | null = null;

/**
 * Loads the Python grammar, once per process.
 *
 * @throws if the grammar's WebAssembly file is missing or has another ABI
 */
export async function loadParser(): Promise<Parse> {
  parser ??= createParser();
  const loaded = await parser;
  const parse: Parse = (text) => {
    const tree = loaded.parse(text);
    if (!tree) {
      throw new Error('The Python parser returned no tree.');
    }
    return tree;
  };
  return (text) => allowStars(parse(text), text, parse);
}

async function createParser(): Promise<Parser> {
  const {resolve} = createRequire(import.meta.url);
  await Parser.init();
  const language = await Language.load(
    resolve('tree-sitter-python/tree-sitter-python.wasm'),
  );
  return new Parser().setLanguage(language);
}
