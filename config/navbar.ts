import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Product} from './identity/types';
import {listSections, type Section} from './sections';

const LABELS = {guides: 'Guides', tutorials: 'Tutorials'} as const;

type Item = NonNullable<NonNullable<ThemeConfig['navbar']>['items']>[number];

function linkTo(id: 'guides' | 'tutorials' | 'api', label: string): Item {
  return {
    type: 'docSidebar',
    docsPluginId: id,
    sidebarId: id,
    label,
    position: 'left',
  };
}

/** The bar at the top: sections on the left, tools and the hub on the right. */
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
      ...(['guides', 'tutorials'] as const)
        .filter((section) => sections.includes(section))
        .map((section) => linkTo(section, LABELS[section])),
      linkTo('api', 'API Reference'),
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
