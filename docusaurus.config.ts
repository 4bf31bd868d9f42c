import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {createBlog} from './config/blog';
import {createApi, createGuides, createTutorials} from './config/docs';
import {createHighlighting} from './config/highlighting';
import {createMarkdown} from './config/markdown';
import {product as candidate} from './config/product';
import {createSearchIndex} from './config/search';
import {createSecurity} from './config/security';
import {createTheme} from './config/theme';
import {validateProduct} from './lib/product/validate';
import highlighting from './plugins/highlighting';
import markdownTwins from './plugins/markdown-twins';
import notebooks from './plugins/notebooks';
import schemas from './plugins/schemas';
import searchIndex from './plugins/search-index';
import sectionRoots from './plugins/section-roots';
import securityHeaders from './plugins/security-headers';
import securityTxt from './plugins/security-txt';
import webManifest from './plugins/web-manifest';

const product = validateProduct(candidate, __dirname);

/** Where the reference leaves objects.inv, for other projects to link by. */
const REFERENCE_FILES = '.cache/api/static';
/** Where plugins leave what they make of the content, for readers to fetch. */
const MADE_FILES = '.cache/static';

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
        blog: createBlog(product),
        pages: {rehypePlugins: createHighlighting()},
        theme: {customCss: './src/css/custom.css'},
        sitemap: {ignorePatterns: ['/search']},
      } satisfies PresetOptions,
    ],
  ],
  staticDirectories: ['static', REFERENCE_FILES, MADE_FILES],
  clientModules: [
    './src/client/clean-address.ts',
    './src/client/copy-anchors.ts',
    './src/client/load-faults',
    './src/client/show-current-page.ts',
  ],
  plugins: [
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
    notebooks({identity: product, publicFolder: MADE_FILES}),
    markdownTwins({
      identity: product,
      sections: ['guides', 'tutorials'],
      publicFolder: MADE_FILES,
    }),
    schemas({publicFolder: MADE_FILES}),
    webManifest({
      name: product.name,
      description: product.tagline,
      publicFolder: MADE_FILES,
    }),
    searchIndex(createSearchIndex(product)),
    securityTxt({email: product.supportEmail}),
    securityHeaders(createSecurity(product)),
  ],
  themeConfig: createTheme(product),
} satisfies Config;
