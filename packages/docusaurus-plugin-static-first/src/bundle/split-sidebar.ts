import {normalizePath} from '../client/normalize-path';
import type {Later, SidebarItem} from '../client/sidebar-parts';

/** Items per part: about 2 kB of a sidebar, compressed. */
const SIZE = 64;

/** The sidebars of a docs version, by name. */
export type Sidebars = Readonly<Record<string, readonly SidebarItem[]>>;

/** Lists of items that are loaded together, by number. */
export type SidebarPart = ReadonlyMap<number, readonly SidebarItem[]>;

/** Sidebars whose collapsed items are loaded later. */
export interface SplitSidebars {
  /** The remaining items of each sidebar, or the number of its list in a part. */
  sidebars: Readonly<Record<string, readonly SidebarItem[] | number>>;
  parts: readonly SidebarPart[];
  /** Returns the parts that a sidebar shows initially at a path. */
  listShown: (sidebar: string, path: string) => readonly number[];
}

interface List {
  number: number;
  items: readonly SidebarItem[];
}

const sizeOf = (items: readonly SidebarItem[]): number =>
  items.reduce((sum, item) => sum + 1 + sizeOf(item.items ?? []), 0);

/** Returns the address of a link or category, as the theme determines it. */
function findLink(item: SidebarItem): string | undefined {
  if (item.type === 'link') {
    return item.unlisted === true ? undefined : item.href;
  }
  if (item.href !== undefined && item.linkUnlisted !== true) {
    return item.href;
  }
  for (const inner of item.items ?? []) {
    const link = findLink(inner);
    if (link !== undefined) {
      return link;
    }
  }
  return undefined;
}

/** Packs lists into parts of limited size, in order. */
function pack(lists: readonly List[]): SidebarPart[] {
  const parts: Map<number, readonly SidebarItem[]>[] = [];
  let room = 0;
  for (const {number, items} of lists) {
    const size = sizeOf(items);
    if (parts.length === 0 || size > room) {
      parts.push(new Map());
      room = SIZE;
    }
    parts.at(-1)?.set(number, items);
    room -= size;
  }
  return parts;
}

/** Maps each path to the parts that are expanded there. */
function indexParts(
  root: readonly SidebarItem[],
  parts: readonly SidebarPart[],
  rootPart: readonly number[],
): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  const visit = (items: readonly SidebarItem[], above: readonly number[]) => {
    for (const item of items) {
      const [list] = item.later ?? [];
      const at = parts.findIndex(
        (part) => list !== undefined && part.has(list),
      );
      const shown = at === -1 ? above : [...above, at];
      if (item.href !== undefined) {
        const path = normalizePath(item.href);
        found.set(path, new Set([...(found.get(path) ?? []), ...shown]));
      }
      visit(item.items ?? parts[at]?.get(list ?? -1) ?? [], shown);
    }
  };
  visit(root, rootPart);
  return found;
}

/**
 * Removes from long sidebars what they don't show at first: the items of
 * collapsed categories, and the sidebars of other pages. A category keeps the
 * number of its items and the address of the first one.
 */
export function splitSidebars(whole: Sidebars): SplitSidebars {
  const parts: SidebarPart[] = [];
  let count = 0;
  const cut = (items: readonly SidebarItem[]): readonly SidebarItem[] => {
    const lists: List[] = [];
    const left = items.map((item): SidebarItem => {
      const {items: inner, ...rest} = item;
      const link = findLink(item);
      if (!inner) {
        return item;
      }
      if (!item.collapsible || !item.collapsed || link === undefined) {
        return {...rest, items: cut(inner)};
      }
      const number = count++;
      lists.push({number, items: cutLong(inner)});
      const later: Later =
        link === item.href
          ? [number, inner.length]
          : [number, inner.length, link];
      return {...rest, later};
    });
    parts.push(...pack(lists));
    return left;
  };
  const cutLong = (items: readonly SidebarItem[]) =>
    sizeOf(items) > SIZE ? cut(items) : items;

  const names = Object.keys(whole);
  const total = names.reduce((sum, name) => sum + sizeOf(whole[name] ?? []), 0);
  const roots = names.map((name) => ({
    name,
    number: names.length > 1 && total > SIZE ? count++ : undefined,
    items: cutLong(whole[name] ?? []),
  }));
  const own = roots.flatMap(({number, items}) =>
    number === undefined ? [] : [{number, items}],
  );
  parts.push(...pack(own));
  const shown = new Map(
    roots.map(({name, number, items}) => {
      const at = parts.findIndex(
        (part) => number !== undefined && part.has(number),
      );
      const rootPart = at === -1 ? [] : [at];
      return [name, {rootPart, paths: indexParts(items, parts, rootPart)}];
    }),
  );
  return {
    sidebars: Object.fromEntries(
      roots.map(({name, number, items}) => [name, number ?? items]),
    ),
    parts,
    listShown(sidebar, path) {
      const {rootPart, paths} = shown.get(sidebar) ?? {rootPart: []};
      return [...(paths?.get(normalizePath(path)) ?? rootPart)];
    },
  };
}
