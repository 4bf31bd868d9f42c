import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import type {Page} from '../records/types';
import {isDocsContent} from 'docusaurus-plugin-page-exports/guards';
import {isPublic, readTexts} from './front-matter';
import {createPage, readPage} from './read-page';

/** Returns the tag that the theme writes into each page for a hosted search. */
function tagOf(instance: string, version: LoadedVersion): string {
  return `docs-${instance}-${version.versionName}`;
}

type Sidebar = LoadedVersion['sidebars'][string];

type Place = readonly string[];

/** Lists the docs of a sidebar, each with the categories above it. */
function listPlaces(sidebar: Sidebar, place: Place = []): [string, Place][] {
  return sidebar.flatMap((item): [string, Place][] => {
    if (item.type === 'doc') {
      return [[item.id, place]];
    }
    if (item.type !== 'category') {
      return [];
    }
    const {link, label, items} = item;
    const below = listPlaces(items, [...place, label]);
    return link?.type === 'doc' ? [[link.id, place], ...below] : below;
  });
}

/** Lists the pages that Docusaurus generates for categories. */
function listIndexes(
  sidebar: Sidebar,
  place: Place = [],
): {
  url: string;
  title: string;
  description: string;
  keywords: string[];
  place: Place;
}[] {
  return sidebar.flatMap((item) => {
    if (item.type !== 'category') {
      return [];
    }
    const {link, label} = item;
    const below = listIndexes(item.items, [...place, label]);
    return link?.type === 'generated-index'
      ? [
          {
            url: link.permalink,
            title: link.title ?? label,
            description: link.description ?? '',
            keywords: readTexts(link.keywords),
            place,
          },
          ...below,
        ]
      : below;
  });
}

async function collectVersion(
  site: LoadContext,
  instance: string,
  section: string,
  version: LoadedVersion,
): Promise<Page[]> {
  const facts = {
    section,
    docusaurus_tag: tagOf(instance, version),
    version: version.versionName,
  };
  const sidebars = Object.values(version.sidebars);
  // A doc in several places is shown at the first.
  const places = new Map(
    sidebars.flatMap((sidebar) => listPlaces(sidebar)).reverse(),
  );
  const docs = version.docs.filter(({frontMatter}) => isPublic(frontMatter));
  const pages = docs.map(({id, source, permalink, title, ...doc}) =>
    readPage(
      site,
      source,
      {
        ...facts,
        url: permalink,
        title,
        description: readTexts(doc.frontMatter.description)[0] ?? '',
        keywords: [
          ...readTexts(doc.frontMatter.sidebar_label),
          ...readTexts(doc.frontMatter.title_meta),
          ...readTexts(doc.frontMatter.keywords),
          ...doc.tags.map(({label}) => label),
        ],
        place: places.get(id) ?? [],
      },
      true,
    ),
  );
  const indexes = sidebars
    .flatMap((sidebar) => listIndexes(sidebar))
    .map((index) => createPage(site, {...index, ...facts}, []));
  return [...(await Promise.all(pages)), ...indexes].sort((one, other) =>
    one.url < other.url ? -1 : Number(one.url > other.url),
  );
}

/**
 * Collects the pages of every docs instance, including generated index pages.
 *
 * @param content - the docs plugin's content by instance.
 * @param sections - the names of the instances' sections.
 */
export async function collectDocs(
  site: LoadContext,
  content: Readonly<Record<string, unknown>>,
  sections: ReadonlyMap<string, string>,
): Promise<Page[]> {
  const versions = Object.entries(content).flatMap(([instance, loaded]) =>
    (isDocsContent(loaded) ? loaded.loadedVersions : []).map((version) =>
      collectVersion(site, instance, sections.get(instance) ?? '', version),
    ),
  );
  return (await Promise.all(versions)).flat();
}
