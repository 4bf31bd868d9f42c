import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {publishFiles} from 'docusaurus-plugin-page-exports/publish';
import {listBaseUrls} from './list-base-urls';

/**
 * Publishes `robots.txt`, which lets crawlers in and names the sitemaps. They
 * read it at the root of a host alone: a site below a base URL of its own can
 * only offer it to be copied there.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export default function robots({
  baseUrl,
  i18n,
  siteConfig,
}: LoadContext): Plugin {
  const {url, noIndex} = siteConfig;
  const baseUrls = listBaseUrls(baseUrl, i18n);
  if (baseUrls.length === 0) {
    return {name: 'robots'};
  }
  const lines = noIndex
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        'Disallow:',
        '',
        ...baseUrls.map(
          (base) => `Sitemap: ${normalizeUrl([url, base, 'sitemap.xml'])}`,
        ),
      ];
  return {
    name: 'robots',
    ...publishFiles({
      name: 'robots',
      baseUrl,
      owns: /^robots\.txt$/,
      listFiles: () => new Map([['robots.txt', () => `${lines.join('\n')}\n`]]),
    }),
  };
}
