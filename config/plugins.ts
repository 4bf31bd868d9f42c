import type {PluginConfig} from '@docusaurus/types';
import type {Product} from './identity/types';
import highlighting from '../plugins/highlighting';
import markdownTwins from 'docusaurus-plugin-page-exports/markdown/index';
import notebooks from 'docusaurus-plugin-page-exports/notebook/index';
import sameScripts from 'docusaurus-plugin-secure-static/reproducible-build/index';
import schemas from '../plugins/schemas';
import searchIndex from 'docusaurus-theme-static-search/plugin/index';
import sectionRoots from '../plugins/section-roots';
import securityHeaders from 'docusaurus-plugin-secure-static/plugin/index';
import securityTxt from 'docusaurus-plugin-secure-static/security-txt/index';
import webManifest from '../plugins/web-manifest';
import {createApi, createTutorials} from './docs';
import {createPythonApi} from './python-api';
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
    ['docusaurus-plugin-python-api', createPythonApi(product)],
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
