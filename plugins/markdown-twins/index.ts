import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parsePage} from '../../lib/markdown/parse-page';
import type {Identity} from '../../lib/product/tokens';
import {type MadeFiles, publishFiles} from '../../lib/publishing/publish-files';
import {makeAbsolute} from '../notebooks/links';
import {listPages, type Page} from '../notebooks/pages';
import {writeTwin} from './write-twin';

export interface MarkdownTwinsOptions {
  /** Whose names replace the product's tokens. */
  identity: Identity & {tagline: string};
  /** The first segments of the pages that get a twin. */
  sections: readonly string[];
}

/** The pages of the site's sections, and how links between them lead. */
interface Content {
  pages: readonly Page[];
  permalinks: ReadonlyMap<string, string>;
}

async function makeTwin(
  {file, permalink}: Page,
  {permalinks}: Content,
  {siteDir, siteConfig, baseUrl}: LoadContext,
  identity: Identity,
): Promise<string> {
  const source = await fs.readFile(path.join(siteDir, file), 'utf8');
  const home = `${siteConfig.url}${baseUrl}`;
  return writeTwin(parsePage(source, identity), (url) =>
    makeAbsolute(url, {home, baseUrl, permalink, file, permalinks}),
  );
}

function listTwins(
  {name, tagline}: MarkdownTwinsOptions['identity'],
  pages: readonly Page[],
  origin: string,
): string {
  const lines = pages.map(
    ({title, permalink, description}) =>
      `- [${title}](${origin}${permalink}.md): ${description}\n`,
  );
  return `# ${name}\n\n> ${tagline}\n\n## Pages\n\n${lines.sort().join('')}`;
}

/**
 * Gives each written page a twin in plain Markdown, at the page's address with
 * `.md` at its end, and lists them in `/llms.txt`.
 *
 * @see https://llmstxt.org
 */
export default function markdownTwins({
  identity,
  sections,
}: MarkdownTwinsOptions) {
  return (site: LoadContext): Plugin => {
    let content: Content = {pages: [], permalinks: new Map()};
    return {
      name: 'markdown-twins',

      allContentLoaded({allContent}) {
        const all = listPages(
          allContent['docusaurus-plugin-content-docs'] ?? {},
        );
        content = {
          pages: all.filter(({permalink}) =>
            sections.some((section) =>
              permalink.startsWith(`${site.baseUrl}${section}/`),
            ),
          ),
          permalinks: new Map(
            all.map(({file, permalink}) => [file, permalink]),
          ),
        };
      },

      ...publishFiles({
        name: 'markdown-twins',
        baseUrl: site.baseUrl,
        owns: new RegExp(`^(?:llms\\.txt|(?:${sections.join('|')})/.*\\.md)$`),
        listFiles: (): MadeFiles =>
          new Map<string, () => string | Promise<string>>([
            [
              'llms.txt',
              () => listTwins(identity, content.pages, site.siteConfig.url),
            ],
            ...content.pages.map(
              (page) =>
                [
                  `${page.permalink.slice(site.baseUrl.length)}.md`,
                  () => makeTwin(page, content, site, identity),
                ] as const,
            ),
          ]),
      }),
    };
  };
}
