import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import type {Page} from '../records/types';
import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import {isPublic, readTexts} from './front-matter';
import {readPage} from './read-page';

function isBlogContent(value: unknown): value is BlogContent {
  return isRecord(value) && Array.isArray(value.blogPosts);
}

/** Whether any blog has a post. */
export function hasPosts(content: Readonly<Record<string, unknown>>): boolean {
  return Object.values(content).some(
    (blog) => isBlogContent(blog) && blog.blogPosts.length > 0,
  );
}

/**
 * Collects the posts of every blog.
 *
 * @param content - the blog plugin's content by instance.
 * @param section - the name of their section.
 */
export async function collectBlog(
  site: LoadContext,
  content: Readonly<Record<string, unknown>>,
  section: string,
): Promise<Page[]> {
  const posts = Object.values(content)
    .filter(isBlogContent)
    .flatMap(({blogPosts}) => blogPosts)
    .filter(({metadata}) => isPublic(metadata.frontMatter));
  return Promise.all(
    posts.map(({metadata}) =>
      readPage(
        site,
        metadata.source,
        {
          url: metadata.permalink,
          title: metadata.title,
          section,
          description: readTexts(metadata.frontMatter.description)[0] ?? '',
          keywords: [
            ...readTexts(metadata.frontMatter.sidebar_label),
            ...readTexts(metadata.frontMatter.title_meta),
            ...readTexts(metadata.frontMatter.keywords),
            ...metadata.tags.map(({label}) => label),
          ],
          // The theme's tag for pages outside docs instances.
          docusaurus_tag: 'default',
        },
        false,
      ),
    ),
  );
}
