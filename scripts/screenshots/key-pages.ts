import type {Product} from '../../lib/product/types';

/** One page of each kind that a reader meets, by the name of its pictures. */
export function listKeyPages({
  slug,
  sdk,
}: Pick<Product, 'slug' | 'sdk'>): Record<string, string> {
  return {
    home: '/',
    guide: '/guides/SDK/for-data-scientists/sql-tasks/single-pod-sql',
    overview: '/guides/platform-overview/tasks',
    glossary: `/guides/general-reference/${slug}-glossary`,
    variables: '/guides/SDK/environment-variables',
    tutorials: '/tutorials/introduction',
    tutorial: '/tutorials/connecting-data-and-creating-pods/running-a-pod',
    reference: `/api/${sdk.package}`,
    module: `/api/${sdk.package}/hub/api`,
    blog: '/blog',
    post: '/blog/welcome',
    archive: '/blog/archive',
    tags: '/blog/tags',
    search: '/search?q=pod',
    missing: '/no-such-page',
  };
}
