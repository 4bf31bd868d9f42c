import type {PluginConfig} from '@docusaurus/types';
import type {PluginOptions as PageExportsOptions} from 'docusaurus-plugin-page-exports';
import {markdownComponents} from 'docusaurus-plugin-python-api/markdown';
import type {PluginOptions as StaticFirstOptions} from 'docusaurus-plugin-static-first';
import type {HomePage} from './identity/home-types';
import type {Product} from './identity/types';
import highlighting from '../plugins/highlighting';
import type {HomePageOptions} from '../plugins/home-page';
import type {SectionRootsOptions} from '../plugins/section-roots';
import type {SchemasOptions} from '../plugins/schemas';
import {createUsedIn} from '../plugins/used-in';
import type {WebManifestOptions} from '../plugins/web-manifest';
import {createBlog} from './blog';
import {createBundlerCache} from './bundler-cache';
import {createApi, createTutorials} from './docs';
import {createConfiguredLinks} from './links';
import {apiData, createPythonApi} from './python-api';
import {createSdkFiles} from './sdk-files';
import {listSections} from './sections';
import {createSecurity} from './security';
import {createSymbolLinks} from './symbol-links';
import {replaceTokens, replaceTokensDeep} from './tokens';

/** Where a section begins, where the configuration says so. */
function startAt(
  {starts, ...product}: Product,
  section: 'guides' | 'tutorials',
) {
  const to = starts?.[section];
  return to === undefined ? {} : {to: replaceTokens(to, product)};
}

/** Lists what the site is made with besides the preset. */
export function createPlugins(
  product: Product,
  home: HomePage,
): PluginConfig[] {
  const sections = listSections();
  const [linkNames, linkOptions] = createSymbolLinks();
  const usedIn = createUsedIn({
    reference: 'api',
    guides: ['guides', 'tutorials'],
    linkNames: linkNames(linkOptions),
  });
  return [
    sections.includes('tutorials') && [
      '@docusaurus/plugin-content-docs',
      createTutorials(product),
    ],
    ['./plugins/reference-docs/index.ts', createApi(usedIn)],
    [
      './plugins/section-roots/index.ts',
      {
        roots: {
          '/guides': {
            instance: 'guides',
            label: 'All guides',
            ...startAt(product, 'guides'),
          },
          '/tutorials': {
            instance: 'tutorials',
            label: 'All tutorials',
            ...startAt(product, 'tutorials'),
          },
          '/api': {instance: 'api', label: 'All modules'},
        },
      } satisfies SectionRootsOptions,
    ],
    [
      './plugins/configured-links/index.ts',
      {...createConfiguredLinks(product, home)},
    ],
    [
      './plugins/home-page/index.ts',
      {
        home: replaceTokensDeep(home, product),
        source: 'config/home.ts',
        symbols: `${apiData}/symbols.json`,
        model: `${apiData}/model.json`,
        folders: ['docs', 'tutorials', 'blog'],
        guides: 'docs',
      } satisfies HomePageOptions,
    ],
    sections.includes('blog') && [
      './plugins/blog/index.ts',
      createBlog(product),
    ],
    './plugins/robots/index.ts',
    './plugins/browser-files/index.ts',
    './plugins/postcss-config/index.ts',
    './plugins/native-focus/index.ts',
    './plugins/lazy-pages/index.ts',
    ['docusaurus-plugin-python-api', createPythonApi(product)],
    highlighting,
    usedIn.plugin,
    ['./plugins/bundler-cache/index.ts', createBundlerCache()],
    [
      'docusaurus-plugin-page-exports',
      {
        markdown: {components: markdownComponents, posts: true},
        notebooks: {folder: 'notebooks'},
        cache: '.cache/pages',
      } satisfies PageExportsOptions,
    ],
    [
      './plugins/schemas/index.ts',
      {
        schemas: createSdkFiles(product),
        model: `${apiData}/model.json`,
      } satisfies SchemasOptions,
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
      {
        library: 'preact',
        controls: ['a.hash-link'],
      } satisfies StaticFirstOptions,
    ],
    ['docusaurus-plugin-secure-static', createSecurity(product)],
  ];
}
