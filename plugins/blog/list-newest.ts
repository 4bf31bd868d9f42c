import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {type Listed, listPosts} from './list-posts';

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
}: Pick<BlogContent, 'blogPosts' | 'blogTags'>): Record<string, Listed[]> {
  return Object.fromEntries(
    Object.values(blogTags).map(({permalink, items}) => {
      const posts = listPosts(blogPosts.filter(({id}) => items.includes(id)));
      return [permalink, posts.length > ALL ? posts.slice(0, NEWEST) : posts];
    }),
  );
}
