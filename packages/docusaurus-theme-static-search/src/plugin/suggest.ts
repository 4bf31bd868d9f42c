import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {isDocsContent} from 'docusaurus-plugin-page-exports/guards';

const MOST = 3;

/**
 * Lists chapters before single pages, because they show the subjects of a site.
 */
function listLabels({sidebars, docs}: LoadedVersion): string[] {
  const items = Object.values(sidebars).flat();
  const chapters = items.flatMap((item) =>
    item.type === 'category' ? [item.label] : [],
  );
  const pages = items.flatMap((item) =>
    item.type === 'doc'
      ? docs.filter(({id}) => id === item.id).map(({title}) => title)
      : [],
  );
  return [...chapters, ...pages];
}

/**
 * Suggests alternatives to a query without results: the first chapters of the
 * docs, which always have results.
 *
 * @param content - the docs plugin's content by instance.
 * @param instances - the ids of the instances, in order.
 */
export function suggestQueries(
  content: Readonly<Record<string, unknown>>,
  instances: readonly string[],
): string[] {
  const labels = instances
    .map((id) => content[id])
    .filter(isDocsContent)
    // The first one may be unreleased, and searches leave that out by default.
    .flatMap(({loadedVersions}) => loadedVersions.filter(({isLast}) => isLast))
    .flatMap(listLabels);
  return [...new Set(labels)].slice(0, MOST);
}
