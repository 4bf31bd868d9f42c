import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Product} from './identity/types';

/** The four groups of links at the foot of every page. */
export function createFooter(product: Product) {
  return {
    style: 'light',
    links: [
      {
        title: 'GUIDES',
        items: [
          {
            label: 'Getting Started',
            to: `/guides/getting-started/introduction-to-${product.slug}`,
          },
          {
            label: 'User Guides',
            to: `/guides/getting-started/accessing-${product.slug}`,
          },
        ],
      },
      {
        title: 'RESOURCES',
        items: [
          {label: 'Tutorials', to: '/tutorials/introduction'},
          {label: 'API Reference', to: `/api/${product.sdk.package}`},
          {label: 'Blog', to: '/blog'},
        ],
      },
      {
        title: 'COMMUNITY',
        items: [
          {label: product.social.label, href: product.social.url},
          {label: product.source.label, href: product.source.url},
        ],
      },
      {
        title: 'MORE',
        items: [
          {label: product.company.label, href: product.company.url},
          {label: 'Login', href: product.hubUrl},
          {label: 'Support', href: `mailto:${product.supportEmail}`},
        ],
      },
    ],
    copyright: `© ${product.company.label}. Documentation under the Apache License 2.0.`,
  } satisfies ThemeConfig['footer'];
}
