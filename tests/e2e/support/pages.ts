import fs from 'node:fs';
import path from 'node:path';
import {product} from '../../../config/product';

const root = path.resolve(__dirname, '../../..');

function readSitemap(): string[] {
  const file = path.join(root, 'build', 'sitemap.xml');
  if (!fs.existsSync(file)) {
    throw new Error(`There is no ${file}: run 'npm run build' first.`);
  }
  const base = product.baseUrl.replace(/\/$/, '');
  return [...fs.readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => decodeURI(new URL(url).pathname))
    .map((pathname) => pathname.slice(base.length) || '/')
    .sort();
}

/** The path of every page of the built site, without the base URL. */
export const pages: readonly string[] = readSitemap();

function pagesBelow(...folders: string[]): string[] {
  return pages.filter((page) =>
    folders.some((folder) => page.startsWith(`${folder}/`)),
  );
}

export const guides = pagesBelow('/guides');
export const tutorials = pagesBelow('/tutorials');
/** The pages of the reference: the symbol index, and one per module. */
export const reference = pagesBelow('/api');
export const symbolIndex = `/api/${product.sdk.package}/symbol-index`;
export const modulePages = reference.filter((page) => page !== symbolIndex);

/** The lists of posts: by date, by year, by tag. */
export const blogLists = pages.filter((page) =>
  /^\/blog(?:\/(?:archive|tags|page)(?:\/.*)?)?$/.test(page),
);
const authors = '/blog/authors';
export const posts = pagesBelow('/blog').filter(
  (page) => !blogLists.includes(page) && page !== authors,
);

/** One page of each kind, for a normal run. */
export const kinds: readonly string[] = [
  '/',
  '/blog',
  '/blog/archive',
  '/blog/tags',
  '/blog/tags/hello',
  '/blog/welcome',
  authors,
  '/guides/SDK/installation_guides',
  guides.find((route) => route.endsWith('-glossary')),
  guides.find((route) => route.endsWith('/environment-variables')),
  guides.find((route) => route.endsWith('/security')),
  guides.find((route) => route.endsWith('/algorithms')),
  '/guides/platform-overview/tasks',
  tutorials[0],
  tutorials.at(-1),
  `/api/${product.sdk.package}/hub/api`,
  symbolIndex,
].filter((route) => route !== undefined);

/** The URLs in `tests/contract/addresses.txt`. */
export const addresses: readonly string[] = fs
  .readFileSync(path.join(root, 'tests', 'contract', 'addresses.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) =>
    line
      .replaceAll('{product}', product.slug)
      .replaceAll('{package}', product.sdk.package),
  );
