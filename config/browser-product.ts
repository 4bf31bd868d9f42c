import type {Product, SdkSource} from './identity/types';
import {type DocsSection, type Section, SECTIONS} from './sections';
import {replaceTokens} from './tokens';

/** What components read of a section. */
export interface BrowserSection {
  route: string;
  label: string;
  icon?: (typeof SECTIONS)[DocsSection]['icon'];
}

/** What components read of the product. */
export type BrowserProduct = Pick<
  Product,
  'tagline' | 'source' | 'announcement'
> & {
  sdk: Pick<SdkSource, 'package'>;
  sections: Readonly<Record<Section, BrowserSection>>;
};

function pickSections() {
  const entries = Object.entries<BrowserSection>(SECTIONS);
  return Object.fromEntries(
    entries.map(([id, {icon, label, route}]) => [id, {icon, label, route}]),
  ) as BrowserProduct['sections'];
}

/**
 * Picks what components read of the product: every page that runs React loads
 * it. The names in the path of the announcement's link are written out.
 */
export function pickForBrowsers(product: Product): BrowserProduct {
  const {tagline, source, announcement, sdk} = product;
  return {
    tagline,
    source,
    announcement: announcement && {
      ...announcement,
      link: announcement.link && {
        ...announcement.link,
        path: replaceTokens(announcement.link.path, product),
      },
    },
    sdk: {package: sdk.package},
    sections: pickSections(),
  };
}
