import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Product} from './identity/types';

/** The bar at the top: sections on the left, tools and the hub on the right. */
export function createNavbar(product: Product) {
  return {
    title: product.name,
    hideOnScroll: true,
    logo: {
      alt: '',
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      width: 32,
      height: 32,
    },
    items: [
      {
        type: 'docSidebar',
        docsPluginId: 'guides',
        sidebarId: 'guides',
        label: 'Guides',
        position: 'left',
      },
      {
        type: 'docSidebar',
        docsPluginId: 'tutorials',
        sidebarId: 'tutorials',
        label: 'Tutorials',
        position: 'left',
      },
      {
        type: 'docSidebar',
        docsPluginId: 'api',
        sidebarId: 'api',
        label: 'API Reference',
        position: 'left',
      },
      {type: 'custom-activeVersionDropdown', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
      {
        href: product.hubUrl,
        label: 'Hub',
        position: 'right',
        className: 'navbar-hub',
      },
      {type: 'search', position: 'right'},
    ],
  } satisfies ThemeConfig['navbar'];
}
