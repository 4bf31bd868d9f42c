import type {PluginConfig} from '@docusaurus/types';
import type {PluginOptions as PageExportsOptions} from 'docusaurus-plugin-page-exports';
import type {PluginOptions as StaticFirstOptions} from 'docusaurus-plugin-static-first';
import type {Product} from './identity/types';
import highlighting from '../plugins/highlighting';
import type {SectionRootsOptions} from '../plugins/section-roots';
import type {SchemasOptions} from '../plugins/schemas';
import {createUsedIn} from '../plugins/used-in';
import type {WebManifestOptions} from '../plugins/web-manifest';
import {createBlog} from './blog';
import {createApi, createTutorials} from './docs';
import {createPythonApi} from './python-api';
import {createSdkFiles} from './sdk-files';
import {createSecurity} from './security';
import {createSymbolLinks} from './symbol-links';

/** Lists what the site is made with besides the preset. */
export function createPlugins(product: Product): PluginConfig[] {
  const [linkNames, linkOptions] = createSymbolLinks();
  const usedIn = createUsedIn({
    reference: 'api',
    guides: ['guides', 'tutorials'],
    linkNames: linkNames(linkOptions),
  });
  return [
    ['@docusaurus/plugin-content-docs', createTutorials(product)],
    ['@docusaurus/plugin-content-docs', createApi(usedIn)],
    [
      './plugins/section-roots/index.ts',
      {
        roots: {
          '/guides': {
            to: `/guides/getting-started/introduction-to-${product.slug}`,
            label: 'All guides',
          },
          '/tutorials': {to: '/tutorials/introduction', label: 'All tutorials'},
          '/api': {to: `/api/${product.sdk.package}`, label: 'All modules'},
        },
      } satisfies SectionRootsOptions,
    ],
    ['./plugins/blog/index.ts', createBlog(product)],
    './plugins/robots/index.ts',
    ['docusaurus-plugin-python-api', createPythonApi(product)],
    highlighting,
    usedIn.plugin,
    [
      'docusaurus-plugin-page-exports',
      {
        markdown: {instances: ['guides', 'tutorials']},
        notebooks: {folder: 'notebooks'},
      } satisfies PageExportsOptions,
    ],
    [
      './plugins/schemas/index.ts',
      {schemas: createSdkFiles(product)} satisfies SchemasOptions,
    ],
    [
      './plugins/web-manifest/index.ts',
      {
        name: product.name,
        description: product.tagline,
      } satisfies WebManifestOptions,
    ],
    [
      'docusaurus-plugin-static-first',
      {controls: ['a.hash-link']} satisfies StaticFirstOptions,
    ],
    ['docusaurus-plugin-secure-static', createSecurity(product)],
  ];
}
