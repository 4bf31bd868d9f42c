import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type Sidebar = LoadedVersion['sidebars'][string];
type Item = Sidebar[number];

/** Finds the permalink of the first page in a sidebar. */
export function findFirstPage({
  docs,
  sidebars,
}: Pick<LoadedVersion, 'docs' | 'sidebars'>): string | undefined {
  const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));
  const firstOf = (items: readonly Item[]): string | undefined => {
    for (const item of items) {
      const found = pageOf(item);
      if (found !== undefined) {
        return found;
      }
    }
    return undefined;
  };
  const pageOf = (item: Item): string | undefined => {
    if (item.type === 'doc' || item.type === 'ref') {
      return permalinks.get(item.id);
    }
    if (item.type !== 'category') {
      return undefined;
    }
    const {link} = item;
    const own =
      link?.type === 'doc'
        ? permalinks.get(link.id)
        : link?.type === 'generated-index'
          ? link.permalink
          : undefined;
    return own ?? firstOf(item.items);
  };
  return firstOf(Object.values(sidebars).flat()) ?? docs[0]?.permalink;
}
