import type {I18n} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

/**
 * Lists where the languages of a site are served, each with a sitemap of its
 * own: robots.txt names them all.
 *
 * @param baseUrl - where the current language is served.
 * @returns nothing for a language below the others, where no crawler looks for
 * a robots.txt.
 */
export function listBaseUrls(
  baseUrl: string,
  {
    currentLocale,
    defaultLocale,
    locales,
  }: Pick<I18n, 'currentLocale' | 'defaultLocale' | 'locales'>,
): string[] {
  if (currentLocale === defaultLocale) {
    return locales.map((locale) =>
      locale === defaultLocale ? baseUrl : normalizeUrl([baseUrl, locale, '/']),
    );
  }
  // A language that is built alone has the root for itself.
  return baseUrl.endsWith(`/${currentLocale}/`) ? [] : [baseUrl];
}
