/** What every page knows of a page of docs. */
export interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string;
}

/** Lists of docs by instance and version, as a part of the routes brings them. */
export type DocsOfPart = Readonly<
  Record<string, Readonly<Record<string, readonly GlobalDoc[]>>>
>;

/** The global data of the docs plugin, by instance. */
export type DocsData = Readonly<
  Record<string, {versions: {name: string; docs: GlobalDoc[]}[]}>
>;

/** Adds docs to those that are known, each once. */
export function addDocs(data: DocsData, part: DocsOfPart): void {
  for (const [instance, lists] of Object.entries(part)) {
    for (const {name, docs} of data[instance]?.versions ?? []) {
      const known = new Set(docs.map(({id}) => id));
      docs.push(...(lists[name] ?? []).filter(({id}) => !known.has(id)));
    }
  }
}
