import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Product} from './identity/types';
import {createAnnouncement} from './announcement';
import {createFooter} from './footer';
import {createNavbar} from './navbar';
import {createAlgolia} from './search';

/** Creates the theme configuration. */
export function createTheme(product: Product) {
  return {
    image: 'img/social-card.png',
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    announcementBar: createAnnouncement(product),
    ...(product.search && {algolia: createAlgolia(product)}),
    navbar: createNavbar(product),
    footer: createFooter(product),
    // Code is highlighted with classes at build time. A Prism theme would only
    // make every page larger.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig;
}
