import path from 'node:path';
import type {Page} from 'docusaurus-plugin-page-exports/page';
import type {Root} from 'mdast';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';

/** A page, prepared for the prose rules. */
export interface ProsePage {
  /** Relative to the site's root, with forward slashes. */
  file: string;
  /** Whether the theme writes the heading, as for posts. */
  isPost: boolean;
  tree: Root;
  /** Strings in the front matter, by key, with their lines. */
  fields: ReadonlyMap<string, {text: string; line: number}>;
}

/**
 * Prepares a page for the prose rules.
 *
 * @param posts - folders of posts, relative to the site's root.
 */
export async function toProsePage(
  {file, frontMatter, source, readTree}: Page,
  posts: readonly string[],
): Promise<ProsePage> {
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

/** Finds the line of each key in the front matter as written. */
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
