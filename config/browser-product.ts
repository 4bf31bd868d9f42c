import type {Product, SdkSource} from './identity/types';
import {createIssueForm, type IssueForm} from './issue-form';
import {type DocsSection, type Section, SECTIONS} from './sections';
import {replaceTokens} from './tokens';

/** The part of a section that components use. */
export interface BrowserSection {
  route: string;
  label: string;
  icon?: (typeof SECTIONS)[DocsSection]['icon'];
}

/** The part of the product that components use. */
export type BrowserProduct = Pick<Product, 'tagline' | 'announcement'> & {
  /** Where readers report problems. */
  issues?: IssueForm | undefined;
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
 * Picks the fields that components use, since every page that runs React loads
 * them. Replaces the tokens in the path of the announcement's link.
 */
export function pickForBrowsers(product: Product): BrowserProduct {
  const {tagline, announcement, sdk} = product;
  return {
    tagline,
    issues: createIssueForm(product),
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
