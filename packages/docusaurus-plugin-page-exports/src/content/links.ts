import {existsSync} from 'node:fs';
import path from 'node:path';
import {resolveMarkdownLinkPathname} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {SitePage} from './list-pages';

/** The part of a site that determines where links point. */
export interface LinkSite {
  siteDir: string;
  /** With the locale and a trailing slash. */
  baseUrl: string;
  siteConfig: {url: string; trailingSlash?: boolean | undefined};
}

/** Matches an address that is absolute already. */
const ABSOLUTE = /^[a-z][a-z\d+.-]*:/i;

/** The prefix of a path that isn't a page of the site. */
const OUTSIDE = 'pathname://';

/** Matches the address of a file, which has no trailing slash. */
const FILE = /\.[a-z\d]+$/i;

/**
 * Returns the address of a page as the site itself links to it.
 *
 * @param target - the page's path, base URL included, with an optional query
 * and hash.
 */
export function pageUrl(target: string, {baseUrl, siteConfig}: LinkSite) {
  const {trailingSlash, url} = siteConfig;
  return url + applyTrailingSlash(target, {trailingSlash, baseUrl});
}

/** Returns the address of what is at a path: a page or, by its name, a file. */
function addressOf(target: string, site: LinkSite): string {
  const {trailingSlash, url} = site.siteConfig;
  const [, pathname = ''] = /^([^?#]*)/.exec(target) ?? [];
  return trailingSlash === true && FILE.test(pathname)
    ? url + target
    : pageUrl(target, site);
}

/**
 * Makes an address in a page absolute; null if the build publishes the file under
 * another name.
 */
export type ResolveLink = (url: string) => string | null;

/** The prefix of a path from the folder of the site. */
const SITE = '@site/';

/** Matches files that Docusaurus never takes for an asset. */
const PAGE_FILE = /\.(?:mdx?|html)$/;

/** Whether a path is encoded correctly, unlike `50%.pdf` in raw HTML. */
function isEncoded(target: string): boolean {
  try {
    decodeURIComponent(target);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the bundler publishes a linked file under a hashed name.
 *
 * @see https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus-mdx-loader/src/remark/transformLinks/index.ts
 */
function isAsset(target: string, sourceFile: string): boolean {
  if (target.startsWith(SITE)) {
    return true;
  }
  if (path.extname(target) === '' || PAGE_FILE.test(target)) {
    return false;
  }
  const folder = path.dirname(sourceFile);
  return existsSync(path.join(folder, decodeURIComponent(target)));
}

/** Paths of pages by file. */
export type Permalinks = Map<string, string>;

/** Maps the files of pages to their paths, once for all links of a site. */
export function mapPermalinks(
  pages: readonly Pick<SitePage, 'permalink' | 'source'>[],
): Permalinks {
  return new Map(pages.map(({source, permalink}) => [source, permalink]));
}

/**
 * Creates a function that makes the addresses in a page absolute.
 *
 * @param page - the page that contains the links.
 * @param permalinks - the paths of all docs pages, which links may refer to by
 * file.
 */
export function createLinkResolver(
  page: Pick<SitePage, 'contentPaths' | 'permalink' | 'source'>,
  permalinks: Permalinks,
  site: LinkSite,
): ResolveLink {
  const {siteDir, baseUrl, siteConfig} = site;
  const own = pageUrl(page.permalink, site);
  const sourceFilePath = page.source.replace(/^@site/, siteDir);
  /** Completes a path, which may include the base URL or leave it out. */
  const withBaseUrl = (target: string) =>
    `${target}/`.startsWith(baseUrl)
      ? target
      : baseUrl + target.replace(/^\//, '');

  return (url) => {
    if (url.startsWith(OUTSIDE)) {
      return `${siteConfig.url}${withBaseUrl(url.slice(OUTSIDE.length))}`;
    }
    if (ABSOLUTE.test(url)) {
      return url;
    }
    if (url.startsWith('//')) {
      return new URL(url, own).href;
    }
    if (url.startsWith('#')) {
      return `${own}${url}`;
    }
    const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    if (!isEncoded(target)) {
      return null;
    }
    const linked = resolveMarkdownLinkPathname(target, {
      sourceFilePath,
      sourceToPermalink: permalinks,
      contentPaths: page.contentPaths,
      siteDir,
    });
    if (linked !== null) {
      return pageUrl(`${linked}${rest}`, site);
    }
    if (target.startsWith('/')) {
      return addressOf(`${withBaseUrl(target)}${rest}`, site);
    }
    if (isAsset(target, sourceFilePath)) {
      return null;
    }
    const {pathname} = new URL(target, own);
    return addressOf(`${pathname}${rest}`, site);
  };
}
