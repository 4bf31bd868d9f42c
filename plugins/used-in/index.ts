import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {createPageReader} from 'docusaurus-plugin-page-exports/page';
import {listVersions, routeOf} from '../docs-content';
import {collectUses, type GuidePage} from './collect-uses';
import type {LinkNames} from './count-uses';
import {type FindUses, remarkUsedIn} from './remark-used-in';

export interface UsedInOptions {
  /** The docs instance of the reference. */
  reference: string;
  /** The docs instances whose pages the reference links to. */
  guides: readonly string[];
  /** Links symbol names, as on the pages of the guides. */
  linkNames: LinkNames;
}

type Doc = LoadedVersion['docs'][number];

/** The listed pages of the latest version. */
function listDocs(content: AllContent, instance: string): Doc[] {
  return listVersions(content, instance)
    .filter(({isLast}) => isLast)
    .flatMap(({docs}) => docs.filter(({unlisted}) => !unlisted));
}

const NOTHING: FindUses = () => Promise.resolve(new Map());

/**
 * Creates the plugins that link each symbol of the reference to the guides that
 * use it.
 *
 * @returns a Docusaurus plugin, which collects the pages of the site, and a
 * remark plugin for the docs instance of the reference. The links are part of
 * the static HTML and need no script or data.
 */
export function createUsedIn({reference, guides, linkNames}: UsedInOptions) {
  let findUses = NOTHING;

  const plugin = (site: LoadContext): Plugin => ({
    name: 'used-in',
    allContentLoaded({allContent}) {
      const pages = guides
        .flatMap((instance) => listDocs(allContent, instance))
        .map((doc): GuidePage => ({
          title: doc.title,
          url: routeOf(doc.permalink, site.baseUrl),
          source: doc.source,
        }));
      const routes = new Map(
        listDocs(allContent, reference).map((doc) => [
          path.resolve(site.siteDir, doc.source.replace('@site/', '')),
          routeOf(doc.permalink, site.baseUrl),
        ]),
      );
      let uses: ReturnType<typeof collectUses> | undefined;
      findUses = async (file) => {
        // Computed on demand, since the content is reloaded on every save.
        uses ??= collectUses(pages, createPageReader(site), linkNames);
        return (await uses).get(routes.get(file) ?? '') ?? new Map();
      };
    },
  });

  return {
    plugin,
    remarkPlugin: () => remarkUsedIn({findUses: (file) => findUses(file)}),
  };
}

export type UsedIn = ReturnType<typeof createUsedIn>;
