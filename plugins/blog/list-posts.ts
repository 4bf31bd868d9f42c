import type {BlogContent} from '@docusaurus/plugin-content-blog';

type Posts = BlogContent['blogPosts'];

/** A post as the pages of tags and authors list it. */
export interface Listed {
  title: string;
  permalink: string;
}

/** Lists the posts that aren't unlisted, in the same order. */
export function listPosts(blogPosts: Posts): Listed[] {
  return blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata: {title, permalink}}) => ({title, permalink}));
}

/** Lists the posts of each author in `authors.yml`, by the author's key. */
export function listByAuthor({
  blogPosts,
  authorsMap = {},
}: Pick<BlogContent, 'blogPosts' | 'authorsMap'>): Record<string, Listed[]> {
  return Object.fromEntries(
    Object.keys(authorsMap).map((author) => [
      author,
      listPosts(
        blogPosts.filter(({metadata}) =>
          metadata.authors.some(({key}) => key === author),
        ),
      ),
    ]),
  );
}
