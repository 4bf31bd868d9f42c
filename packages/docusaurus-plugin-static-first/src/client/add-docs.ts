/** The data of a doc that every page has. */
export interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string;
}

/** Lists of docs in a part of the routes, by instance and version. */
export type DocsOfPart = Readonly<
  Record<string, Readonly<Record<string, readonly GlobalDoc[]>>>
>;

/** The global data of the docs plugin, by instance. */
export type DocsData = Readonly<
  Record<string, {versions: {name: string; docs: GlobalDoc[]}[]}>
>;

/** Adds docs that aren't known yet. */
export function addDocs(data: DocsData, part: DocsOfPart): void {
  for (const [instance, lists] of Object.entries(part)) {
    for (const {name, docs} of data[instance]?.versions ?? []) {
      const known = new Set(docs.map(({id}) => id));
      docs.push(...(lists[name] ?? []).filter(({id}) => !known.has(id)));
    }
  }
}
