import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {MarkdownError} from 'docusaurus-plugin-page-exports/page/parse-page';
import type {Identity} from 'docusaurus-plugin-page-exports/page/tokens';
import {createFault} from '../pages/create-fault';
import {listPages} from '../pages/list-pages';
import {type Fault, sortFaults} from '../sdk/finding';
import {readPage} from './page';
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
  /** Whose names replace the product's tokens. */
  identity: Identity;
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
  identity,
}: ProseOptions): Promise<{faults: Fault[]; pages: number}> {
  const pages = await listPages(root, folders);
  const rules: readonly Rule[] = [
    checkDescription,
    checkFiller,
    checkImages,
    checkLinks,
    checkTitle,
    createHeadingRule(identity.name),
  ];
  const faults = await Promise.all(
    pages.map(async (file) => {
      const source = await readFile(path.join(root, file), 'utf8');
      return checkSource(file, source, identity, rules);
    }),
  );
  return {faults: sortFaults(faults.flat()), pages: pages.length};
}

function checkSource(
  file: string,
  source: string,
  identity: Identity,
  rules: readonly Rule[],
): Fault[] {
  try {
    const page = readPage(file, source, identity);
    return rules.flatMap((rule) => rule(page));
  } catch (error) {
    if (error instanceof MarkdownError) {
      const {line, reason} = error;
      return [createFault('markdown', {file, line}, reason, 'mend the MDX')];
    }
    throw error;
  }
}
