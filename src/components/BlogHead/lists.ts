const BLOG = '/blog';

/** The lists of posts, which all pages of the blog lead to. */
export const LISTS = {
  posts: {label: 'Posts', to: BLOG},
  archive: {label: 'Archive', to: `${BLOG}/archive`},
  tags: {label: 'Tags', to: `${BLOG}/tags`},
} as const;

/** The first step of the way to each of them. */
export const START = {label: 'Blog', to: BLOG};

/** A file and no page: the router must not follow it. */
export const FEED = {label: 'RSS', to: `pathname://${BLOG}/rss.xml`};
