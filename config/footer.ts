import type {ThemeConfig} from '@docusaurus/preset-classic';
import {escapeHtml} from './escape-html';
import type {Product} from './identity/types';
import {replaceTokensDeep} from './tokens';

/** Configures the footer: groups of links, and the copyright line. */
export function createFooter(product: Product) {
  const {company, footer = [], licence, name} = product;
  const owner = company?.label ?? name;
  return {
    style: 'light',
    logo: {
      alt: '',
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      width: 28,
      height: 28,
    },
    links: footer.map(({title, links}) => ({
      title,
      items: replaceTokensDeep(links, product),
    })),
    // The theme inserts it as HTML.
    copyright: escapeHtml(
      [`© ${owner}${owner.endsWith('.') ? '' : '.'}`, licence]
        .filter(Boolean)
        .join(' '),
    ),
  } satisfies ThemeConfig['footer'];
}
