import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';

/** What compiled pages depend on besides their own text. */
export interface Ingredients {
  /** Patterns, relative to the site, of files whose whole content matters. */
  sources: readonly string[];
  /** Patterns of pages, parts of which may appear on other pages. */
  pages: readonly string[];
  /** Patterns of symbol lists, which pages link to. */
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
 * Picks the parts of a page that other pages may depend on: its front matter,
 * its headings, and its code and links, which determine the symbols it uses.
 */
export function pickRepeated(page: string): string {
  return (page.replaceAll('\r\n', '\n').match(REPEATED) ?? []).join('\n');
}

/** Drops the fields of symbols that don't affect the pages linking to them. */
export function pickLinked(symbols: string): string {
  return JSON.stringify(JSON.parse(symbols), (name, value: unknown) =>
    name === 'summary' ? undefined : value,
  );
}

/** Reads the relevant part of each file, in the order of their names. */
async function readFiles(
  siteDir: string,
  patterns: readonly string[],
  pick: (text: string) => string,
): Promise<[string, string][]> {
  const files = await Globby([...patterns], {cwd: siteDir, dot: true});
  return Promise.all(
    files.sort().map(async (file): Promise<[string, string]> => {
      // One character per byte: some files are images.
      const text = await fs.readFile(path.join(siteDir, file), 'latin1');
      return [file, pick(text)];
    }),
  );
}

/**
 * Creates a key that changes when pages may have to be recompiled although
 * their own text is unchanged.
 *
 * @param siteDir the site's folder, absolute
 * @param facts what else the pages depend on, such as the configuration
 * @returns 64 hexadecimal digits
 * @throws if a file can't be read
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
