import {useProduct} from '@site/src/components/useProduct';

/** Gives the lists of posts, which all pages of the blog lead to. */
export function useBlogLists() {
  const {label, route} = useProduct().sections.blog;
  return {
    lists: {
      posts: {label: 'Posts', to: `/${route}`},
      archive: {label: 'Archive', to: `/${route}/archive`},
      tags: {label: 'Tags', to: `/${route}/tags`},
    },
    /** The first step of the way to each of them. */
    start: {label, to: `/${route}`},
    /** A file and no page: the router must not follow it. */
    feed: {label: 'RSS', to: `pathname:///${route}/rss.xml`},
  };
}
