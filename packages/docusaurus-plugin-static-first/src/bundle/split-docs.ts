import type {GlobalDoc} from '../client/add-docs';
import type {NamedDocs} from './named-docs';
import type {SiteRoute} from './read-routes';

/** The plugin whose global data lists the docs. */
export const DOCS = 'docusaurus-plugin-content-docs';

interface GlobalVersion {
  name: string;
  mainDocId: string;
  docs: readonly GlobalDoc[];
}

/** The global data of the docs plugin, by instance. */
export type DocsData = Readonly<
  Record<string, {versions: readonly GlobalVersion[]}>
>;

export interface PartedDocs {
  /** The data that every page has from the start. */
  data: DocsData;
  /** Lists the docs that the given pages add, by instance and version. */
  listOf: (
    pages: readonly SiteRoute[],
  ) => Record<string, Record<string, GlobalDoc[]>>;
}

/**
 * Removes pages that are loaded in parts from the lists of docs that Docusaurus
 * includes in every page's script.
 *
 * @param later - the paths of these pages.
 * @param kept - ids that any page may refer to.
 * @param named - the docs that each page refers to.
 */
export function splitDocs(
  whole: DocsData,
  later: ReadonlySet<string>,
  kept: ReadonlySet<string>,
  named: NamedDocs,
): PartedDocs {
  const taken = new Map<
    string,
    {instance: string; version: string; doc: GlobalDoc}[]
  >();
  const isTaken = ({id, path}: GlobalDoc, {mainDocId}: GlobalVersion) =>
    later.has(path) && id !== mainDocId && !kept.has(id);
  const data = Object.fromEntries(
    Object.entries(whole).map(([instance, {versions, ...rest}]) => [
      instance,
      {
        ...rest,
        versions: versions.map((version) => ({
          ...version,
          docs: version.docs.filter((doc) => {
            const isLater = isTaken(doc, version);
            if (isLater) {
              const key = `${instance} ${doc.id}`;
              const place = {instance, version: version.name, doc};
              taken.set(key, [...(taken.get(key) ?? []), place]);
            }
            return !isLater;
          }),
        })),
      },
    ]),
  );
  const owners = new Map(
    Object.entries(whole).flatMap(([instance, {versions}]) =>
      versions.flatMap(({docs}) =>
        docs.map(({id, path}) => [path, {instance, id}] as const),
      ),
    ),
  );
  return {
    data,
    listOf(pages) {
      const lists: Record<string, Record<string, GlobalDoc[]>> = {};
      const keys = new Set(
        pages.flatMap((page) => {
          const owner = owners.get(page.path);
          return owner
            ? [owner.id, ...(named.get(page) ?? [])].map(
                (id) => `${owner.instance} ${id}`,
              )
            : [];
        }),
      );
      // Includes the same doc in other versions, to which the page links.
      for (const {instance, version, doc} of [...keys].flatMap(
        (key) => taken.get(key) ?? [],
      )) {
        const versions = (lists[instance] ??= {});
        (versions[version] ??= []).push(doc);
      }
      return lists;
    },
  };
}
