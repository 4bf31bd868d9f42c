import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Identity} from '../page/tokens';
import {type MadeFiles, publishFiles} from '../publishing/publish-files';
import {listPages, type Page} from '../notebook/pages';
import {readTree} from '../notebook/read-tree';
import {writeTwin} from './write-markdown';

export interface MarkdownTwinsOptions {
  /** Whose names replace the product's tokens. */
  identity: Identity & {tagline: string};
  /** The first segments of the pages that get a twin. */
  sections: readonly string[];
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
    let all: readonly Page[] = [];

    const listOwn = () =>
      all.filter(({permalink}) =>
        sections.some((section) =>
          permalink.startsWith(`${site.baseUrl}${section}/`),
        ),
      );

    const makeTwin = async (page: Page) => {
      const {tree, address} = await readTree(page, all, site, identity);
      return writeTwin(tree, address);
    };

    return {
      name: 'markdown-twins',

      allContentLoaded({allContent}) {
        all = listPages(allContent);
      },

      ...publishFiles({
        name: 'markdown-twins',
        baseUrl: site.baseUrl,
        owns: new RegExp(`^(?:llms\\.txt|(?:${sections.join('|')})/.*\\.md)$`),
        listFiles(): MadeFiles {
          const own = listOwn();
          const files = new Map<string, () => string | Promise<string>>([
            ['llms.txt', () => listTwins(identity, own, site.siteConfig.url)],
          ]);
          for (const page of own) {
            const file = `${page.permalink.slice(site.baseUrl.length)}.md`;
            files.set(file, () => makeTwin(page));
          }
          return files;
        },
      }),
    };
  };
}
