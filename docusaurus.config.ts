import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {pickForBrowsers} from './config/browser-product';
import {createWrittenDocs} from './config/docs';
import {createRehypePlugins} from './config/rehype';
import {createMarkdown} from './config/markdown';
import {home as homeCandidate} from './config/home';
import {createPlugins} from './config/plugins';
import {product as candidate} from './config/product';
import {createSampleNames} from './config/symbol-links';
import {createSearch} from './config/search';
import {listSections} from './config/sections';
import {createSitemap} from './config/sitemap';
import {createTheme} from './config/theme';
import {validateHome} from './config/identity/validate-home';
import {validateProduct} from './config/identity/validate';

const product = validateProduct(candidate, __dirname);
const home = validateHome(homeCandidate, __dirname);
const {locales = ['en']} = product;

export default {
  title: product.name,
  tagline: product.tagline,
  url: product.url,
  baseUrl: product.baseUrl,
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  onBrokenAnchors: 'warn',
  i18n: {defaultLocale: locales[0] ?? 'en', locales},
  future: {experimental_faster: true},
  markdown: createMarkdown(product),
  customFields: {product: pickForBrowsers(product)},
  presets: [
    [
      'classic',
      {
        docs:
          listSections().includes('guides') &&
          createWrittenDocs(product, 'guides'),
        // Replaced by plugins/blog.
        blog: false,
        pages: {
          rehypePlugins: createRehypePlugins(),
          remarkPlugins: [createSampleNames()],
        },
        theme: {customCss: './src/css/custom.css'},
        sitemap: createSitemap(product),
      } satisfies PresetOptions,
    ],
  ],
  clientModules: [
    './src/client/clean-address.ts',
    './src/client/copy-anchors.ts',
    './src/client/load-errors',
    './src/client/recover-images.ts',
    // Last, because the modules above change how code is loaded.
    './src/client/correct-address.ts',
  ],
  themes: [['docusaurus-theme-static-search', createSearch(product, home)]],
  plugins: createPlugins(product, home),
  themeConfig: createTheme(product),
} satisfies Config;
