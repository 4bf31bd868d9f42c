import {
  sortDiagnostics,
  describePageError,
  type Diagnostic,
} from '../diagnostics';
import {
  isPageMessage,
  type PageReader,
} from 'docusaurus-plugin-page-exports/page';
import {listPages} from '../pages/list-pages';
import {type ProsePage, toProsePage} from './prose-page';
import {checkDescription} from './rules/description';
import {checkTitle, createHeadingRule} from './rules/headings';
import {checkImages} from './rules/images';
import {checkLinks} from './rules/links';
import type {Rule} from './rules/rule';
import {createShortSentenceRule} from './rules/short-sentences';
import {checkTables} from './rules/tables';
import {createWordRule} from './rules/words';
import {countSentences, type SentenceCount} from './sentences';
import type {AvoidedWord} from './words';

export interface ProseOptions {
  /** The site's root. Files in diagnostics are relative to it. */
  root: string;
  /** Folders of pages, relative to the root. */
  folders: readonly string[];
  /** Reads the site's pages. */
  reader: PageReader;
  /**
   * Names of people, products and methods, which keep their capitals in
   * headings.
   */
  names: readonly string[];
  /** Words to avoid. */
  words: readonly AvoidedWord[];
  /** Maximum share of short sentences on a page, from 0 to 1. */
  shortSentences?: number;
  /**
   * Folders of posts, relative to the root: the theme writes the title of a
   * post, so it needs no heading of level 1. By default `['blog']`.
   */
  posts?: readonly string[];
  /** Pages to skip, such as generated ones: paths relative to the root. */
  exclude?: readonly string[];
}

export interface ProseReport {
  /** Sorted by file and line. */
  diagnostics: Diagnostic[];
  /** The number of sentences on each checked page. */
  sentences: ReadonlyMap<string, SentenceCount>;
}

/**
 * Checks the prose of the site's pages.
 *
 * @throws Error if a page can't be read.
 */
export async function checkProse({
  root,
  folders,
  reader,
  names,
  words,
  shortSentences = 0.15,
  posts = ['blog'],
  exclude = [],
}: ProseOptions): Promise<ProseReport> {
  const pages = await listPages(root, folders);
  const partialRules: readonly Rule[] = [
    checkImages,
    checkLinks,
    checkTables,
    createHeadingRule(names),
    createShortSentenceRule(shortSentences),
    createWordRule(words),
  ];
  const pageRules: readonly Rule[] = [
    ...partialRules,
    checkDescription,
    checkTitle,
  ];
  const sentences = new Map<string, SentenceCount>();
  const diagnostics = await Promise.all(
    pages
      .filter(({file}) => !exclude.includes(file))
      .map(({file, isPartial}) => {
        const read = async () => toProsePage(await reader.read(file), posts);
        const rules = isPartial ? partialRules : pageRules;
        return checkPage(file, read, rules, sentences);
      }),
  );
  return {diagnostics: sortDiagnostics(diagnostics.flat()), sentences};
}

async function checkPage(
  file: string,
  read: () => Promise<ProsePage>,
  rules: readonly Rule[],
  sentences: Map<string, SentenceCount>,
): Promise<Diagnostic[]> {
  try {
    const page = await read();
    sentences.set(file, countSentences(page.tree));
    return rules.flatMap((rule) => rule(page));
  } catch (error) {
    if (isPageMessage(error)) {
      return [describePageError(file, error)];
    }
    throw error;
  }
}
