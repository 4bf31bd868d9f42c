import type {PluginConfig} from '@docusaurus/types';
import type {Product} from '../lib/product/types';
import highlighting from '../plugins/highlighting';
import markdownTwins from '../plugins/markdown-twins';
import notebooks from '../plugins/notebooks';
import sameScripts from '../plugins/same-scripts';
import schemas from '../plugins/schemas';
import searchIndex from '../plugins/search-index';
import sectionRoots from '../plugins/section-roots';
import securityHeaders from '../plugins/security-headers';
import securityTxt from '../plugins/security-txt';
import webManifest from '../plugins/web-manifest';
import {createApi, createTutorials} from './docs';
import {createSearchIndex} from './search';
import {createSecurity} from './security';

/** Lists what the site is made with besides the preset. */
export function createPlugins(product: Product): PluginConfig[] {
  return [
    ['@docusaurus/plugin-content-docs', createTutorials(product)],
    ['@docusaurus/plugin-content-docs', createApi()],
    sectionRoots({
      roots: {
        '/guides': `/guides/getting-started/introduction-to-${product.slug}`,
        '/tutorials': '/tutorials/introduction',
        '/api': `/api/${product.sdk.package}`,
      },
    }),
    highlighting,
    sameScripts,
    notebooks({identity: product}),
    markdownTwins({
      identity: product,
      sections: ['guides', 'tutorials'],
    }),
    schemas(),
    webManifest({
      name: product.name,
      description: product.tagline,
    }),
    searchIndex(createSearchIndex(product)),
    securityTxt({email: product.supportEmail}),
    securityHeaders(createSecurity(product)),
  ];
}
