import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {listVersions, routeOf} from '../docs-content';
import {findFirstPage} from './first-page';

/** A section whose root path redirects to its first page. */
export interface SectionRoot {
  /** The docs instance of its pages. */
  instance: string;
  /** The title of the section. */
  label: string;
  /** The path of its first page; by default the first one in its sidebar. */
  to?: string;
}

export interface SectionRootsOptions {
  /** The sections by their root paths. */
  roots: Readonly<Record<string, SectionRoot>>;
}

/**
 * Redirects a section's root path to its first page. The docs plugin serves
 * nothing there unless a page has that path as its slug, so readers who shorten
 * an address would get the not-found page.
 */
export default function sectionRoots(
  {baseUrl}: LoadContext,
  {roots}: SectionRootsOptions,
): Plugin {
  return {
    name: 'section-roots',
    allContentLoaded({allContent, actions}) {
      for (const [from, {instance, label, to}] of Object.entries(roots)) {
        const versions = listVersions(allContent, instance);
        const version = versions.find(({isLast}) => isLast);
        const isServed = version?.docs.some(
          ({permalink}) => routeOf(permalink, baseUrl) === from,
        );
        const first = version && findFirstPage(version);
        if (!isServed && first !== undefined) {
          actions.addRoute({
            path: normalizeUrl([baseUrl, from]),
            exact: true,
            component: '@site/src/components/SectionRoot',
            props: {label, to: to ?? routeOf(first, baseUrl)},
          });
        }
      }
    },
  };
}
