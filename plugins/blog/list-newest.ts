import type {BlogContent} from '@docusaurus/plugin-content-blog';

/** What the list of tags says of a post. */
interface Newest {
  title: string;
  permalink: string;
}

/** So many posts give an idea of a tag. */
const COUNT = 3;

/**
 * The newest posts of each tag, by the tag's address.
 *
 * @param content - the posts, newest first, and the addresses of those that a
 * tag has.
 */
export function listNewest({
  blogPosts,
  blogTags,
}: Pick<BlogContent, 'blogPosts' | 'blogTags'>): Record<string, Newest[]> {
  return Object.fromEntries(
    Object.values(blogTags).map(({permalink, items}) => [
      permalink,
      blogPosts
        .filter(({id, metadata}) => items.includes(id) && !metadata.unlisted)
        .slice(0, COUNT)
        .map(({metadata}) => ({
          title: metadata.title,
          permalink: metadata.permalink,
        })),
    ]),
  );
}
