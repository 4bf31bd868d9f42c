import path from 'node:path';
import {resolveMarkdownLinkPathname} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {SitePage} from './list-pages';

/** What of a site decides where links lead. */
export interface LinkSite {
  siteDir: string;
  /** With a slash at its end, and the locale in it. */
  baseUrl: string;
  siteConfig: {url: string; trailingSlash?: boolean | undefined};
}

/** Whether an address needs nothing to be found from anywhere. */
const ABSOLUTE = /^[a-z][a-z\d+.-]*:/i;

/** Before the path of something that is no page of the site. */
const OUTSIDE = 'pathname://';

/** Whether an address names a file, which has no trailing slash. */
const FILE = /\.[a-z\d]+$/i;

/**
 * Returns the address of a page of the site, as the site itself links to it.
 *
 * @param target - the page's path with base URL; a query and a hash may follow.
 */
export function pageUrl(target: string, {baseUrl, siteConfig}: LinkSite) {
  const {trailingSlash, url} = siteConfig;
  const [, pathname = ''] = /^([^?#]*)/.exec(target) ?? [];
  const isFile = trailingSlash === true && FILE.test(pathname);
  return `${url}${isFile ? target : applyTrailingSlash(target, {trailingSlash, baseUrl})}`;
}

/** The paths of pages, by their files. */
export type Permalinks = Map<string, string>;

/** Lists the paths of pages by their files, once for all links of a site. */
export function mapPermalinks(
  pages: readonly Pick<SitePage, 'permalink' | 'source'>[],
): Permalinks {
  return new Map(pages.map(({source, permalink}) => [source, permalink]));
}

/**
 * Makes what turns the addresses in a page into addresses that work anywhere.
 *
 * @param page - the page that holds the links.
 * @param permalinks - the paths of all pages of the docs, which links may name by
 * file.
 */
export function createLinkResolver(
  page: Pick<SitePage, 'contentPaths' | 'permalink' | 'source'>,
  permalinks: Permalinks,
  site: LinkSite,
): (url: string) => string {
  const {siteDir, baseUrl, siteConfig} = site;
  const own = pageUrl(page.permalink, site);

  return (url) => {
    if (url.startsWith(OUTSIDE)) {
      return `${siteConfig.url}${url.slice(OUTSIDE.length)}`;
    }
    if (ABSOLUTE.test(url)) {
      return url;
    }
    if (url.startsWith('#')) {
      return `${own}${url}`;
    }
    const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const linked = resolveMarkdownLinkPathname(target, {
      sourceFilePath: page.source.replace(/^@site/, siteDir),
      sourceToPermalink: permalinks,
      contentPaths: page.contentPaths,
      siteDir,
    });
    if (linked !== null) {
      return pageUrl(`${linked}${rest}`, site);
    }
    if (target.startsWith('/')) {
      // A link may hold the base URL already, or leave it to the site.
      const isWhole = `${target}/`.startsWith(baseUrl);
      const whole = isWhole ? target : path.posix.join(baseUrl, target);
      return pageUrl(`${whole}${rest}`, site);
    }
    const {pathname} = new URL(target, own);
    return pageUrl(`${pathname}${rest}`, site);
  };
}
