// cspell:ignore docu
import fs from 'node:fs';
import path from 'node:path';
import {docuHash} from '@docusaurus/utils';
import type {LoadContext} from '@docusaurus/types';
import {DOCS, type DocsData} from './split-docs';
import {keyOf, type SiteRoute, type SiteRoutes} from './read-routes';

/** The ids of other docs that the front matter of each page refers to. */
export type NamedDocs = ReadonlyMap<SiteRoute, readonly string[]>;

/** Fields that Docusaurus reads itself, which need no data of other docs. */
const OTHER_FIELDS = new Set([
  'id',
  'slug',
  'tags',
  'keywords',
  'displayed_sidebar',
  'pagination_next',
  'pagination_prev',
]);

/** Lists all strings in a value. */
export const listStrings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value ?? {}).flatMap(listStrings);

/**
 * Finds the docs that a page may look up by id, such as the parts of a
 * tutorial, from its front matter.
 */
export function findNamedDocs(
  {generatedFilesDir}: Pick<LoadContext, 'generatedFilesDir'>,
  {moduleNames, requests}: SiteRoutes,
  pages: Iterable<SiteRoute>,
  data: DocsData,
): NamedDocs {
  const places = new Map(
    Object.entries(data).flatMap(([instance, {versions}]) =>
      versions.flatMap(({docs}) => {
        const ids = new Set(docs.map(({id}) => id));
        return docs.map((doc) => [doc.path, {instance, ids}] as const);
      }),
    ),
  );
  const named = new Map<SiteRoute, readonly string[]>();
  for (const page of pages) {
    const place = places.get(page.path);
    const content = moduleNames[keyOf(page)]?.['content'];
    const request = typeof content === 'string' && requests.get(content);
    if (!place || !request) {
      continue;
    }
    const file = path.join(
      generatedFilesDir,
      DOCS,
      place.instance,
      `${docuHash(JSON.parse(request) as string)}.json`,
    );
    if (!fs.existsSync(file)) {
      continue;
    }
    const {frontMatter = {}} = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      frontMatter?: object;
    };
    const ids = Object.entries(frontMatter)
      .filter(([field]) => !OTHER_FIELDS.has(field))
      .flatMap(([, value]) => listStrings(value))
      .filter((id) => place.ids.has(id));
    if (ids.length > 0) {
      named.set(page, [...new Set(ids)]);
    }
  }
  return named;
}
