import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {publishFiles} from 'docusaurus-plugin-page-exports/publish';

/**
 * Publishes `robots.txt`, which lets crawlers in and names the sitemap. They
 * read it at the root of a host alone: a site below a base URL of its own can
 * only offer it to be copied there.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export default function robots({baseUrl, siteConfig}: LoadContext): Plugin {
  const {url, noIndex} = siteConfig;
  const lines = noIndex
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        'Disallow:',
        '',
        `Sitemap: ${normalizeUrl([url, baseUrl, 'sitemap.xml'])}`,
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
