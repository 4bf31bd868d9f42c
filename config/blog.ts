import type {Options} from '@docusaurus/plugin-content-blog';
import type {Product} from './identity/types';
import {SECTIONS} from './sections';
import {createWrittenPages} from './written-pages';

/** The blog: a list, an archive, tags and two feeds. */
export function createBlog(product: Product) {
  const {folder, label, route} = SECTIONS.blog;
  // Names no topics, which differ from product to product.
  const description = `News and notes from the people who build ${product.name}`;
  return {
    ...createWrittenPages(product),
    path: folder,
    routeBasePath: route,
    blogTitle: label,
    blogDescription: description,
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    postsPerPage: 10,
    showReadingTime: true,
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    feedOptions: {
      type: ['rss', 'atom'],
      title: `${product.name} blog`,
      description,
      copyright: `© ${product.company?.label ?? product.name}`,
    },
  } satisfies Options;
}
