import type {BlogContent} from '@docusaurus/plugin-content-blog';

/** A post as the tags page lists it. */
interface Newest {
  title: string;
  permalink: string;
}

/** A tag with up to this many posts lists all of them. */
const ALL = 4;

/** A tag with more posts lists this many. */
const NEWEST = 3;

/**
 * Lists the newest posts of each tag, or all if they are few, by the tag's
 * address.
 *
 * @param content - the posts, newest first, and the ids of each tag's posts.
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
