import type {PluginConfig} from '@docusaurus/types';
import type {Options as PageExportsOptions} from 'docusaurus-plugin-page-exports';
import type {Options as StaticFirstOptions} from 'docusaurus-plugin-static-first';
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
import {createApi, createWrittenDocs} from './docs';
import {createConfiguredLinks} from './links';
import {componentsInMarkdown} from './markdown-components';
import {apiData, createPythonApi} from './python-api';
import {createSdkFiles} from './sdk-files';
import {
  DOCS_SECTIONS,
  type DocsSection,
  listSections,
  SECTIONS,
  WRITTEN_FOLDERS,
} from './sections';
import {createSecurity} from './security';
import {createSymbolLinks} from './symbol-links';
import {replaceTokens, replaceTokensDeep} from './tokens';

/** Configures where the root path of each section leads. */
function createSectionRoots(product: Product): SectionRootsOptions {
  const starts: Partial<Record<DocsSection, string>> = product.starts ?? {};
  return {
    roots: Object.fromEntries(
      DOCS_SECTIONS.map((section) => {
        const {rootTitle, route} = SECTIONS[section];
        const start = starts[section];
        const to = start !== undefined && {to: replaceTokens(start, product)};
        return [`/${route}`, {instance: section, label: rootTitle, ...to}];
      }),
    ),
  };
}

/** Lists the plugins that are not part of the preset. */
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
      createWrittenDocs(product, 'tutorials'),
    ],
    ['./plugins/reference-docs/index.ts', createApi(usedIn)],
    ['./plugins/section-roots/index.ts', {...createSectionRoots(product)}],
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
        folders: WRITTEN_FOLDERS,
        guides: SECTIONS.guides.folder,
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
        markdown: {components: componentsInMarkdown, posts: true},
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
