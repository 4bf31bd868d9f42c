import type {BlogContent} from '@docusaurus/plugin-content-blog';

/** What the list of tags says of a post. */
interface Newest {
  title: string;
  permalink: string;
}

/** Up to so many posts, a tag needs no page for the rest. */
const ALL = 4;

/** Of more, so many give an idea of the tag. */
const NEWEST = 3;

/**
 * The posts of each tag, by the tag's address: all of a few, the newest of many.
 *
 * @param content - the posts, newest first, and the addresses of those that a
 * tag has.
 */
export function listNewest({
  blogPosts,
  blogTags,
}: Pick<BlogContent, 'blogPosts' | 'blogTags'>): Record<string, Newest[]> {
  return Object.fromEntries(
    Object.values(blogTags).map(({permalink, items}) => {
      const posts = blogPosts
        .filter(({id, metadata}) => items.includes(id) && !metadata.unlisted)
        .map(({metadata}) => ({
          title: metadata.title,
          permalink: metadata.permalink,
        }));
      return [permalink, posts.length > ALL ? posts.slice(0, NEWEST) : posts];
    }),
  );
}
