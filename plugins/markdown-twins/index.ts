import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFolder} from '../../lib/files/write-folder';
import {writeWhole} from '../../lib/files/write-whole';
import {parsePage} from '../../lib/markdown/parse-page';
import type {Identity} from '../../lib/product/tokens';
import {makeAbsolute} from '../notebooks/links';
import {listPages, type Page} from '../notebooks/pages';
import {writeTwin} from './write-twin';

export interface MarkdownTwinsOptions {
  /** Whose names replace the product's tokens. */
  identity: Identity & {tagline: string};
  /** The first segments of the pages that get a twin. */
  sections: readonly string[];
  /** A folder of static files. */
  publicFolder: string;
}

/**
 * Gives each written page a twin in plain Markdown, at the page's address with
 * `.md` at its end, and lists them in `/llms.txt`. They are static files, which
 * `start` and a build serve alike.
 *
 * @see https://llmstxt.org
 */
export default function markdownTwins({
  identity,
  sections,
  publicFolder,
}: MarkdownTwinsOptions) {
  return ({siteDir, siteConfig, baseUrl}: LoadContext): Plugin => ({
    name: 'markdown-twins',

    async allContentLoaded({allContent}) {
      const pages = listPages(
        allContent['docusaurus-plugin-content-docs'] ?? {},
      );
      const permalinks = new Map(
        pages.map(({file, permalink}) => [file, permalink]),
      );
      const home = `${siteConfig.url}${baseUrl}`;
      const root = path.resolve(siteDir, publicFolder);

      const write = async ({file, permalink}: Page) => {
        const source = await fs.readFile(path.join(siteDir, file), 'utf8');
        const context = {home, baseUrl, permalink, file, permalinks};
        return writeTwin(parsePage(source, identity), (url) =>
          makeAbsolute(url, context),
        );
      };

      const listed: Page[] = [];
      for (const section of sections) {
        const start = `${baseUrl}${section}/`;
        const own = pages.filter(({permalink}) => permalink.startsWith(start));
        const twins = await Promise.all(
          own.map(
            async (page) =>
              [
                `${page.permalink.slice(start.length)}.md`,
                await write(page),
              ] as const,
          ),
        );
        await writeFolder(path.join(root, section), new Map(twins));
        listed.push(...own);
      }
      await writeWhole(
        path.join(root, 'llms.txt'),
        `# ${identity.name}\n\n> ${identity.tagline}\n\n## Pages\n\n${listed
          .map(
            ({title, permalink, description}) =>
              `- [${title}](${siteConfig.url}${permalink}.md): ${description}\n`,
          )
          .sort()
          .join('')}`,
      );
    },
  });
}
