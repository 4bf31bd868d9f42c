import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFolder} from '../../lib/files/write-folder';

export interface WebManifestOptions {
  /** What a phone writes below the icon. */
  name: string;
  description: string;
  /** A folder of static files, below which `manifest/` is written. */
  publicFolder: string;
}

/**
 * Publishes what a phone needs to know to put the site on its home screen, and
 * links every page to its icons.
 */
export default function webManifest(options: WebManifestOptions) {
  return ({siteDir, baseUrl}: LoadContext): Plugin => ({
    name: 'web-manifest',

    async loadContent() {
      const manifest = {
        name: `${options.name} documentation`,
        short_name: options.name,
        description: options.description,
        start_url: baseUrl,
        scope: baseUrl,
        display: 'browser',
        background_color: '#ffffff',
        icons: [
          icon('icon-192.png', '192x192', 'any'),
          icon('icon-512.png', '512x512', 'any'),
          icon('icon-maskable-512.png', '512x512', 'maskable'),
        ],
      };
      await writeFolder(
        path.resolve(siteDir, options.publicFolder, 'manifest'),
        new Map([
          ['site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`],
        ]),
      );

      function icon(file: string, sizes: string, purpose: string) {
        return {
          src: `${baseUrl}img/${file}`,
          sizes,
          type: 'image/png',
          purpose,
        };
      }
    },

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
  });
}

function link(attributes: Record<string, string>) {
  return {tagName: 'link', attributes};
}
