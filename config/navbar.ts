import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Product} from './identity/types';
import {
  DOCS_SECTIONS,
  type DocsSection,
  listSections,
  type Section,
  SECTIONS,
} from './sections';

type Item = NonNullable<NonNullable<ThemeConfig['navbar']>['items']>[number];

function linkTo(section: DocsSection): Item {
  return {
    type: 'docSidebar',
    docsPluginId: section,
    sidebarId: section,
    label: SECTIONS[section].label,
    position: 'left',
  };
}

/** Configures the navbar: sections on the left, tools on the right. */
export function createNavbar(
  product: Product,
  sections: readonly Section[] = listSections(),
) {
  const {hubUrl, locales = [], singleEntryMenus = false} = product;
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
      ...DOCS_SECTIONS.filter((section) => sections.includes(section)).map(
        linkTo,
      ),
      {
        type: 'custom-activeVersionDropdown',
        position: 'right',
        hidesSingleEntry: !singleEntryMenus,
      },
      ...(singleEntryMenus || locales.length > 1
        ? [{type: 'localeDropdown', position: 'right'} satisfies Item]
        : []),
      ...(hubUrl
        ? [
            {
              href: hubUrl,
              label: 'Hub',
              position: 'right',
            } satisfies Item,
          ]
        : []),
      {type: 'search', position: 'right'},
    ],
  } satisfies ThemeConfig['navbar'];
}
