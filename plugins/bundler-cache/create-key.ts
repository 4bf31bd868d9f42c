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
  /** Lists of symbols, which pages link to, as patterns like those. */
  symbols: readonly string[];
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---$/;
const FENCE = /^ *(`{3,}|~{3,})[\s\S]*?^ *\1/;
const HEADING = /^#.*$/;
const INLINE_CODE = /`[^`\n]+`/;
const LINK = /\]\([^)]+\)/;

const REPEATED = new RegExp(
  [FRONT_MATTER, FENCE, HEADING, INLINE_CODE, LINK]
    .map(({source}) => source)
    .join('|'),
  'gm',
);

/**
 * Picks what other pages may repeat of a page: its front matter, headings, and
 * code and links, which say what symbols it uses.
 */
export function pickRepeated(page: string): string {
  return (page.replaceAll('\r\n', '\n').match(REPEATED) ?? []).join('\n');
}

/** Drops what no page says of the symbols that it links to. */
export function pickLinked(symbols: string): string {
  return JSON.stringify(JSON.parse(symbols), (name, value: unknown) =>
    name === 'summary' ? undefined : value,
  );
}

/** Reads what counts of some files, in the order of their names. */
async function readFiles(
  siteDir: string,
  patterns: readonly string[],
  pick: (text: string) => string,
): Promise<[string, string][]> {
  const files = await Globby([...patterns], {cwd: siteDir, dot: true});
  return Promise.all(
    files.sort().map(async (file): Promise<[string, string]> => {
      // Each byte is a character: some files are pictures.
      const text = await fs.readFile(path.join(siteDir, file), 'latin1');
      return [file, pick(text)];
    }),
  );
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
  {sources, pages, symbols}: Ingredients,
  facts: unknown,
): Promise<string> {
  const counted = [...pages, ...symbols].map((pattern) => `!${pattern}`);
  const parts = await Promise.all([
    readFiles(siteDir, pages, pickRepeated),
    readFiles(siteDir, symbols, pickLinked),
    readFiles(siteDir, [...sources, ...counted], (text) => text),
  ]);
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const [file, text] of parts.flat()) {
    hash.update(`\n${file}\n${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}
