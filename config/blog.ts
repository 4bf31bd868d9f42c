import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-blog';
import {remarkShareTree} from 'docusaurus-plugin-page-exports/page';
import type {Product} from './identity/types';
import {createEditUrl} from './edit-url';
import {createGlossary} from './glossary';
import {hasHistory} from './has-history';
import {curlyQuotes} from './quotes';
import {createRehypePlugins} from './rehype';
import {SECTIONS} from './sections';
import {createSymbolLinks} from './symbol-links';
import {unitSpaces} from './unit-spaces';

/** The blog: a list, an archive, tags and two feeds. */
export function createBlog(product: Product) {
  const {folder, label, route} = SECTIONS.blog;
  // Names no topics, which differ from product to product.
  const description = `News and notes from the people who build ${product.name}`;
  return {
    path: folder,
    routeBasePath: route,
    blogTitle: label,
    blogDescription: description,
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    postsPerPage: 10,
    showReadingTime: true,
    // Without a Git history, Docusaurus fails on the first page.
    showLastUpdateTime: hasHistory(path.join(__dirname, '..')),
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    editUrl: createEditUrl(product),
    beforeDefaultRemarkPlugins: [
      remarkShareTree,
      createGlossary(product).remarkPlugin,
      curlyQuotes,
      unitSpaces,
    ],
    rehypePlugins: createRehypePlugins(),
    remarkPlugins: [[...createSymbolLinks()]],
    feedOptions: {
      type: ['rss', 'atom'],
      title: `${product.name} blog`,
      description,
      copyright: `© ${product.company?.label ?? product.name}`,
    },
  } satisfies Options;
}
