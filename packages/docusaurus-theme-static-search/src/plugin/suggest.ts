import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {isDocsContent} from 'docusaurus-plugin-page-exports/guards';

const MOST = 3;

/** Chapters before single pages: they are what a site is about. */
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
 * Names what a reader may look for instead of a query that finds nothing: the
 * first chapters of the docs, which are never without an answer.
 *
 * @param content - the docs plugin's content by instance.
 * @param instances - the ids of the instances, the first one first.
 */
export function suggestQueries(
  content: Readonly<Record<string, unknown>>,
  instances: readonly string[],
): string[] {
  const labels = instances
    .map((id) => content[id])
    .filter(isDocsContent)
    .flatMap(({loadedVersions}) => loadedVersions.slice(0, 1))
    .flatMap(listLabels);
  return [...new Set(labels)].slice(0, MOST);
}
