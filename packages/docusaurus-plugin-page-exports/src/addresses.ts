/**
 * Where the exports of a page are published. Both the build and the browser use
 * this module, so it must not depend on either.
 */

function withSlash(baseUrl: string): string {
  return baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
}

/** Returns a page's path without the base URL and without a trailing slash. */
function pathOf(permalink: string, baseUrl: string): string {
  const root = withSlash(baseUrl);
  const path = `${permalink.replace(/\/+$/, '')}/`;
  const below = path.startsWith(root) ? path.slice(root.length) : path.slice(1);
  return below.replace(/\/$/, '') || 'index';
}

/**
 * Returns the address of a page's Markdown copy: `/docs/intro.md` for
 * `/docs/intro` and `/docs/intro/`, `index.md` for the root of the site.
 *
 * @param permalink - the page's path, base URL included.
 */
export function markdownUrl(permalink: string, baseUrl: string): string {
  return `${withSlash(baseUrl)}${pathOf(permalink, baseUrl)}.md`;
}

/**
 * Returns the address of a page's notebook: `/docs/intro.ipynb`, or
 * `/notebooks/intro.ipynb` if all notebooks are in one folder.
 *
 * @param permalink - the page's path, base URL included.
 * @param folder - the folder of all notebooks, below the base URL.
 */
export function notebookUrl(
  permalink: string,
  baseUrl: string,
  folder?: string,
): string {
  const path = pathOf(permalink, baseUrl);
  const name = folder ? `${folder}/${path.split('/').at(-1) ?? path}` : path;
  return `${withSlash(baseUrl)}${name}.ipynb`;
}
