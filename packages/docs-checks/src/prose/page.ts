import type {Root} from 'mdast';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {parsePage} from 'docusaurus-plugin-page-exports/page/parse-page';
import type {Identity} from 'docusaurus-plugin-page-exports/page/tokens';

/** A page of prose, parsed. */
export interface Page {
  /** Relative to the site's root, with forward slashes. */
  file: string;
  /** Whether the theme writes the heading, as it does for posts. */
  isPost: boolean;
  tree: Root;
  /** Texts of the front matter by key, each with its line. */
  fields: ReadonlyMap<string, {text: string; line: number}>;
}

/** The lines before the first of the front matter. */
const FENCE_LINES = 1;

/**
 * Reads a page.
 *
 * @param file - the page's path, relative to the site's root.
 * @param source - the page as written.
 * @throws MarkdownError when MDX refuses the page.
 */
export function readPage(
  file: string,
  source: string,
  identity: Identity,
): Page {
  const tree = parsePage(source, identity);
  const [first] = tree.children;
  return {
    file,
    isPost: file.startsWith('blog/'),
    tree,
    fields: first?.type === 'yaml' ? readFields(first.value) : new Map(),
  };
}

function readFields(text: string): Page['fields'] {
  const lineCounter = new LineCounter();
  const {contents} = parseDocument(text, {lineCounter});
  const pairs = isMap(contents) ? contents.items : [];
  return new Map(
    pairs.flatMap(({key, value}) => {
      if (!isScalar(key) || !isScalar(value)) {
        return [];
      }
      const {line} = lineCounter.linePos(key.range[0]);
      return typeof value.value === 'string'
        ? [[String(key.value), {text: value.value, line: line + FENCE_LINES}]]
        : [];
    }),
  );
}
