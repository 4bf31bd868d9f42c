import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';

/** What compiled pages are made of besides their own text. */
export interface Ingredients {
  /** Files that count whole, as patterns below the site's folder. */
  sources: readonly string[];
  /** Pages, of which others may repeat a part, as patterns like those. */
  pages: readonly string[];
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---$/;
const FENCE = /^ *(`{3,}|~{3,})[\s\S]*?^ *\1/;
const HEADING = /^#.*$/;
const INLINE_CODE = /`[^`\n]+`/;

const REPEATED = new RegExp(
  [FRONT_MATTER, FENCE, HEADING, INLINE_CODE]
    .map(({source}) => source)
    .join('|'),
  'gm',
);

/**
 * Picks what other pages may repeat of a page: its front matter, headings and
 * code, which says what symbols it uses.
 */
export function pickRepeated(page: string): string {
  return (page.replaceAll('\r\n', '\n').match(REPEATED) ?? []).join('\n');
}

/**
 * Creates a key that changes when pages may have to be compiled again though
 * their own text is the same.
 *
 * @param siteDir the site's folder, absolute
 * @param facts what else the pages depend on, such as the configuration
 * @returns 64 hexadecimal digits
 * @throws when a file can't be read
 */
export async function createKey(
  siteDir: string,
  {sources, pages}: Ingredients,
  facts: unknown,
): Promise<string> {
  const list = async (patterns: readonly string[]) =>
    (await Globby([...patterns], {cwd: siteDir, dot: true})).sort();
  const pageFiles = await list(pages);
  const sourceFiles = await list([
    ...sources,
    ...pages.map((pattern) => `!${pattern}`),
  ]);
  const read = (file: string) => fs.readFile(path.join(siteDir, file));
  const texts = await Promise.all([
    ...sourceFiles.map(read),
    ...pageFiles.map(async (file) =>
      pickRepeated((await read(file)).toString('utf8')),
    ),
  ]);
  const hash = createHash('sha256').update(JSON.stringify(facts));
  [...sourceFiles, ...pageFiles].forEach((file, index) => {
    const text = texts[index] ?? '';
    hash.update(`\n${file}\n${text.length}\n`).update(text);
  });
  return hash.digest('hex');
}
