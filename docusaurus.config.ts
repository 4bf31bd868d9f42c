import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {createGuides} from './config/docs';
import {createRehypePlugins} from './config/rehype';
import {createMarkdown} from './config/markdown';
import {createPlugins} from './config/plugins';
import {product as candidate} from './config/product';
import {createSearch} from './config/search';
import {createSitemap} from './config/sitemap';
import {createTheme} from './config/theme';
import {validateProduct} from './config/identity/validate';

const product = validateProduct(candidate, __dirname);

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
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {experimental_faster: true},
  markdown: createMarkdown(product),
  customFields: {product},
  presets: [
    [
      'classic',
      {
        docs: createGuides(product),
        // Ours is among the plugins.
        blog: false,
        pages: {rehypePlugins: createRehypePlugins()},
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
    // After those that change how code is loaded.
    './src/routes/correct-address.ts',
  ],
  themes: [['docusaurus-theme-static-search', createSearch(product)]],
  plugins: createPlugins(product),
  themeConfig: createTheme(product),
} satisfies Config;
