import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Product} from './identity/types';
import {createAnnouncement} from './announcement';
import {createFooter} from './footer';
import {createNavbar} from './navbar';
import {createAlgolia} from './search';

/** The theme's settings that are no room of their own. */
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
    // Code is coloured by classes while pages are compiled; the theme's own
    // colours would only make every page heavier.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig;
}
