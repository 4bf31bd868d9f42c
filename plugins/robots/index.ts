import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {publishFiles} from 'docusaurus-plugin-page-exports/publish';

const FILE = 'robots.txt';

/** Whether a language is served below the others: built alone, it has the root. */
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
 * Publishes `robots.txt`, which lets crawlers in and names the sitemaps. They
 * read it at the root of a host alone: a site below a base URL of its own can
 * only offer it to be copied there. Which languages a build is for, plugins
 * aren't told: each adds its sitemap once it is built, the default one first.
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
