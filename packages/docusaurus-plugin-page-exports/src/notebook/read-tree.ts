import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Root} from 'mdast';
import {parsePage} from '../page/parse-page';
import type {Identity} from '../page/tokens';
import {makeAbsolute} from './links';
import type {Page} from './pages';

/**
 * Reads a page for a copy of it in another form.
 *
 * @param pages - all pages of the docs, among which links lead.
 * @returns the page, and what makes an address in it work from anywhere.
 * @throws MarkdownError when MDX refuses the page.
 */
export async function readTree(
  {file, permalink}: Page,
  pages: readonly Page[],
  {siteDir, siteConfig, baseUrl}: LoadContext,
  identity: Identity,
): Promise<{tree: Root; address: (url: string) => string}> {
  const filePath = path.join(siteDir, file);
  const fileContent = await fs.readFile(filePath, 'utf8');
  const {preprocessor} = siteConfig.markdown;
  const source = preprocessor?.({filePath, fileContent}) ?? fileContent;
  const context = {
    home: `${siteConfig.url}${baseUrl}`,
    baseUrl,
    permalink,
    file,
    permalinks: new Map(pages.map((page) => [page.file, page.permalink])),
  };
  return {
    tree: parsePage(source, identity),
    address: (url) => makeAbsolute(url, context),
  };
}
