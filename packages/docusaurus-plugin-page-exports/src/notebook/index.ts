import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Identity} from '../page/tokens';
import {publishFiles} from '../publishing/publish-files';
import {notebookPath} from './address';
import {createNotebook} from './notebook';
import {listPages, type Page} from './pages';
import {readParts} from './read-parts';
import {readTree} from './read-tree';

export interface NotebooksOptions {
  /** Whose names replace the product's tokens. */
  identity: Identity;
}

/** @throws Error where two pages would have notebooks of one name. */
function checkNames(pages: readonly Page[]): void {
  const owners = new Map<string, Page>();
  for (const page of pages) {
    const name = notebookPath(page.permalink);
    const owner = owners.get(name);
    if (owner) {
      throw new Error(
        `${page.file} and ${owner.file} would both be ${name}: rename one of ` +
          'them, or take `notebook: true` out of its front matter.',
      );
    }
    owners.set(name, page);
  }
}

async function makeNotebook(
  page: Page,
  pages: readonly Page[],
  site: LoadContext,
  identity: Identity,
): Promise<string> {
  const {tree, address} = await readTree(page, pages, site, identity);
  const parts = readParts(tree, address);
  const notebook = createNotebook(page.title, [
    ...parts,
    {
      kind: 'markdown',
      text: `This notebook was made from [${page.title}](${site.siteConfig.url}${page.permalink}).`,
    },
  ]);
  return `${JSON.stringify(notebook, null, 1)}\n`;
}

/**
 * Makes a notebook of each page of the docs whose front matter says
 * `notebook: true`, at `/notebooks/<last segment of the page>.ipynb`.
 */
export default function notebooks({identity}: NotebooksOptions) {
  return (site: LoadContext): Plugin => {
    let pages: readonly Page[] = [];
    return {
      name: 'notebooks',

      allContentLoaded({allContent}) {
        pages = listPages(allContent);
        checkNames(pages.filter(({hasNotebook}) => hasNotebook));
      },

      ...publishFiles({
        name: 'notebooks',
        baseUrl: site.baseUrl,
        owns: /^notebooks\//,
        listFiles: () =>
          new Map(
            pages
              .filter(({hasNotebook}) => hasNotebook)
              .map((page) => [
                notebookPath(page.permalink),
                () => makeNotebook(page, pages, site, identity),
              ]),
          ),
      }),
    };
  };
}
