import path from 'node:path';
import type {Page as SourcePage} from 'docusaurus-plugin-page-exports/page';
import type {Root} from 'mdast';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';

/** A page of prose. */
export interface Page {
  /** Relative to the site's root, with forward slashes. */
  file: string;
  /** Whether the theme writes the heading, as it does for posts. */
  isPost: boolean;
  tree: Root;
  /** Texts of the front matter by key, each with its line. */
  fields: ReadonlyMap<string, {text: string; line: number}>;
}

/**
 * Looks at a page as the rules for prose need it.
 *
 * @param posts - folders of posts, relative to the site's root.
 */
export async function toProsePage(
  {file, frontMatter, source, readTree}: SourcePage,
  posts: readonly string[],
): Promise<Page> {
  const lines = findFieldLines(source);
  return {
    file,
    isPost: posts.some((folder) =>
      file.startsWith(path.posix.join(folder, '/')),
    ),
    tree: await readTree(),
    fields: new Map(
      Object.entries(frontMatter).flatMap(([key, text]) =>
        typeof text === 'string'
          ? [[key, {text, line: lines.get(key) ?? 1}]]
          : [],
      ),
    ),
  };
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)^---\s*$/m;

/** The line of each key of the front matter, as it was written. */
function findFieldLines(source: string): Map<string, number> {
  const lineCounter = new LineCounter();
  const [, yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  const {contents} = parseDocument(yaml, {lineCounter});
  const pairs = isMap(contents) ? contents.items : [];
  return new Map(
    pairs.flatMap(({key}) =>
      isScalar(key)
        ? [[String(key.value), lineCounter.linePos(key.range[0]).line + 1]]
        : [],
    ),
  );
}
