import {
  isPageMessage,
  type PageReader,
} from 'docusaurus-plugin-page-exports/page';
import {createMarkdownFault} from '../pages/create-fault';
import {listPages} from '../pages/list-pages';
import {type Fault, sortFaults} from '../sdk/finding';
import {toProsePage} from './page';
import {checkDescription} from './rules/description';
import {checkFiller} from './rules/filler';
import {checkTitle, createHeadingRule} from './rules/headings';
import {checkImages} from './rules/images';
import {checkLinks} from './rules/links';
import type {Rule} from './rules/rule';

export interface ProseOptions {
  /** The site's root: faults name files relative to it. */
  root: string;
  /** Folders of pages, relative to the root. */
  folders: readonly string[];
  /** Reads the site's pages. */
  reader: PageReader;
  /** A name that headings may spell with capitals. */
  productName: string;
}

/**
 * Checks the prose of the site's pages.
 *
 * @returns faults sorted by file and line, and how many pages there are.
 * @throws Error when a page can't be read.
 */
export async function checkProse({
  root,
  folders,
  reader,
  productName,
}: ProseOptions): Promise<{faults: Fault[]; pages: number}> {
  const pages = await listPages(root, folders);
  const rules: readonly Rule[] = [
    checkDescription,
    checkFiller,
    checkImages,
    checkLinks,
    checkTitle,
    createHeadingRule(productName),
  ];
  const faults = await Promise.all(
    pages.map((file) => checkPage(file, reader, rules)),
  );
  return {faults: sortFaults(faults.flat()), pages: pages.length};
}

async function checkPage(
  file: string,
  reader: PageReader,
  rules: readonly Rule[],
): Promise<Fault[]> {
  try {
    const page = toProsePage(await reader.read(file));
    return rules.flatMap((rule) => rule(page));
  } catch (error) {
    if (isPageMessage(error)) {
      return [createMarkdownFault(file, error)];
    }
    throw error;
  }
}
