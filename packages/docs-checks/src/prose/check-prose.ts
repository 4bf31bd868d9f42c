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
import {toProsePage} from './page';
import {checkDescription} from './rules/description';
import {checkFiller} from './rules/filler';
import {checkTitle, createHeadingRule} from './rules/headings';
import {checkImages} from './rules/images';
import {checkLinks} from './rules/links';
import type {Rule} from './rules/rule';

export interface ProseOptions {
  /** The site's root: diagnostics name files relative to it. */
  root: string;
  /** Folders of pages, relative to the root. */
  folders: readonly string[];
  /** Reads the site's pages. */
  reader: PageReader;
  /** Names of the site's own that keep their capitals in headings. */
  names: readonly string[];
}

/**
 * Checks the prose of the site's pages.
 *
 * @returns diagnostics sorted by file and line, and how many pages there are.
 * @throws Error when a page can't be read.
 */
export async function checkProse({
  root,
  folders,
  reader,
  names,
}: ProseOptions): Promise<{diagnostics: Diagnostic[]; pages: number}> {
  const pages = await listPages(root, folders);
  const rules: readonly Rule[] = [
    checkDescription,
    checkFiller,
    checkImages,
    checkLinks,
    checkTitle,
    createHeadingRule(names),
  ];
  const diagnostics = await Promise.all(
    pages.map((file) => checkPage(file, reader, rules)),
  );
  return {
    diagnostics: sortDiagnostics(diagnostics.flat()),
    pages: pages.length,
  };
}

async function checkPage(
  file: string,
  reader: PageReader,
  rules: readonly Rule[],
): Promise<Diagnostic[]> {
  try {
    const page = toProsePage(await reader.read(file));
    return rules.flatMap((rule) => rule(page));
  } catch (error) {
    if (isPageMessage(error)) {
      return [describePageError(file, error)];
    }
    throw error;
  }
}
