import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishFiles} from 'docusaurus-plugin-page-exports/publish';

export interface WebManifestOptions {
  /** The label below the icon on a phone. */
  name: string;
  description: string;
}

function icon(src: string, sizes: string, purpose: string) {
  return {src, sizes, type: 'image/png', purpose};
}

/** @see https://www.w3.org/TR/appmanifest/ */
function describe({name, description}: WebManifestOptions, baseUrl: string) {
  const images = `${baseUrl}img/`;
  return {
    name: `${name} documentation`,
    short_name: name,
    description,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'browser',
    background_color: '#ffffff',
    icons: [
      icon(`${images}icon-192.png`, '192x192', 'any'),
      icon(`${images}icon-512.png`, '512x512', 'any'),
      icon(`${images}icon-maskable-512.png`, '512x512', 'maskable'),
    ],
  };
}

/**
 * Publishes the web app manifest, which phones use to add the site to the home
 * screen, and links the icons on every page.
 */
export default function webManifest(
  {baseUrl}: LoadContext,
  options: WebManifestOptions,
): Plugin {
  return {
    name: 'web-manifest',

    ...publishFiles({
      name: 'web-manifest',
      baseUrl,
      owns: /^manifest\//,
      listFiles: () =>
        new Map([
          [
            'manifest/site.webmanifest',
            () => `${JSON.stringify(describe(options, baseUrl), null, 2)}\n`,
          ],
        ]),
    }),

    injectHtmlTags: () => ({
      headTags: [
        link({rel: 'icon', href: `${baseUrl}img/favicon.ico`, sizes: '32x32'}),
        link({
          rel: 'apple-touch-icon',
          href: `${baseUrl}img/apple-touch-icon.png`,
        }),
        link({
          rel: 'manifest',
          href: `${baseUrl}manifest/site.webmanifest`,
        }),
      ],
    }),
  };
}

function link(attributes: Record<string, string>) {
  return {tagName: 'link', attributes};
}
