import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {publishFiles} from 'docusaurus-plugin-page-exports/publish';

const FILE = 'robots.txt';

/** Whether a locale is served below the default one; built alone, it isn't. */
function isBelowOthers({
  baseUrl,
  i18n: {currentLocale, defaultLocale},
}: LoadContext): boolean {
  return (
    currentLocale !== defaultLocale && baseUrl.endsWith(`/${currentLocale}/`)
  );
}

function addLine(file: string, line: string): void {
  if (!fs.readFileSync(file, 'utf8').includes(line)) {
    fs.appendFileSync(file, line);
  }
}

/**
 * Publishes `robots.txt`, which allows crawlers and lists the sitemaps.
 * Crawlers only read it at the root of a host: if the site has a base URL, the
 * file must be copied there. Plugins can't tell which locales are built, so
 * each locale adds its sitemap after its build; the default locale is built
 * first.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export default function robots(site: LoadContext): Plugin {
  const {baseUrl} = site;
  const {url, noIndex} = site.siteConfig;
  const sitemap = `Sitemap: ${normalizeUrl([url, baseUrl, 'sitemap.xml'])}\n`;
  if (isBelowOthers(site)) {
    return {
      name: 'robots',
      postBuild({outDir}) {
        const file = path.join(outDir, '..', FILE);
        if (!noIndex && fs.existsSync(file)) {
          addLine(file, sitemap);
        }
      },
    };
  }
  const text = noIndex
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow:\n\n${sitemap}`;
  return {
    name: 'robots',
    ...publishFiles({
      name: 'robots',
      baseUrl,
      owns: /^robots\.txt$/,
      listFiles: () => new Map([[FILE, () => text]]),
    }),
  };
}
