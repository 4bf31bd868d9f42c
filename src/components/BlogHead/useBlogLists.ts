import {useProduct} from '@site/src/components/useProduct';

/** Returns the lists of posts, to which all pages of the blog link. */
export function useBlogLists() {
  const {label, route} = useProduct().sections.blog;
  return {
    lists: {
      posts: {label: 'Posts', to: `/${route}`},
      archive: {label: 'Archive', to: `/${route}/archive`},
      tags: {label: 'Tags', to: `/${route}/tags`},
    },
    /** The page of authors, to which posts link. */
    authors: `/${route}/authors`,
    /** The first breadcrumb of each list. */
    start: {label, to: `/${route}`},
    /** A file, not a page, so the router must not handle it. */
    feed: {label: 'RSS', to: `pathname:///${route}/rss.xml`},
  };
}
