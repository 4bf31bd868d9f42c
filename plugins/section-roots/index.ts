import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

export interface SectionRootsOptions {
  /** From a section's bare path to the path of the page that it leads to. */
  roots: Readonly<Record<string, string>>;
}

/**
 * Makes a section's bare address lead to its first page. The docs plugin
 * serves nothing there, and a reader who shortens an address would meet the
 * not-found page.
 */
export default function sectionRoots({roots}: SectionRootsOptions) {
  return ({baseUrl}: LoadContext): Plugin => ({
    name: 'section-roots',
    contentLoaded({actions}) {
      for (const [from, to] of Object.entries(roots)) {
        actions.addRoute({
          path: normalizeUrl([baseUrl, from]),
          exact: true,
          component: '@site/src/components/SectionRoot',
          props: {to},
        });
      }
    },
  });
}
