/**
 * Says where a page's notebook is, relative to the site's base URL. The page's
 * last segment names it, so no two pages with a notebook may share that.
 *
 * @param permalink - the page's path.
 */
export function notebookPath(permalink: string): string {
  const slug = permalink.split('/').filter(Boolean).at(-1) ?? 'index';
  return `notebooks/${slug}.ipynb`;
}
