import type {AllContent, LoadContext} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {readSections} from '../records/sections';
import type {Page} from '../records/types';
import {collectBlog} from './collect-blog';
import {collectDocs} from './collect-docs';
import type {SearchPageOptions} from './options';
import {createPage} from './read-page';

/** The name of the docs plugin, which is the key of its content. */
export const DOCS = 'docusaurus-plugin-content-docs';
/** The name of the blog plugin. */
export const BLOG = 'docusaurus-plugin-content-blog';

interface Sections {
  /** The names of the docs' sections, by instance. */
  sections: ReadonlyMap<string, string>;
  blogSection: string;
  pages: readonly SearchPageOptions[];
}

/** Collects all searchable pages of the site. */
export async function collectPages(
  site: LoadContext,
  {sections, blogSection, pages}: Sections,
  content: AllContent,
): Promise<Page[]> {
  const handedOver = pages.map(({path, markdown, ...page}) =>
    createPage(
      site,
      {
        url: normalizeUrl([site.baseUrl, path]),
        title: page.title,
        section: page.section,
        description: page.description ?? '',
        keywords: [],
        docusaurus_tag: 'default',
      },
      readSections(markdown, {showsTitle: true}).map((part) => ({
        ...part,
        text: [part.heading, part.text].filter(Boolean).join('. '),
      })),
    ),
  );
  const [docs, posts] = await Promise.all([
    collectDocs(site, content[DOCS] ?? {}, sections),
    collectBlog(site, content[BLOG] ?? {}, blogSection),
  ]);
  return [...handedOver, ...docs, ...posts];
}
