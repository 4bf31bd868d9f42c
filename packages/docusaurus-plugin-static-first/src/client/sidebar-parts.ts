import {once, type Load} from './once';

/**
 * Stands for the items of a category until they are loaded: the number of their
 * list, the number of items, and the address of the first one unless the
 * category has a page of its own.
 */
export type Later = readonly [list: number, count: number, href?: string];

/** An item of a sidebar, as the docs plugin describes it. */
export interface SidebarItem {
  type: string;
  label?: string;
  href?: string;
  docId?: string;
  unlisted?: boolean;
  linkUnlisted?: boolean;
  collapsible?: boolean;
  collapsed?: boolean;
  items?: readonly SidebarItem[];
  later?: Later;
}

/** The data of docs besides their place in a sidebar, by id. */
type Docs = Record<string, unknown>;

/** A part of a version's sidebars. */
interface Piece {
  /** The data of the docs in it. */
  docs: Docs;
  /** Functions that load the lists that it leaves out, by number. */
  loads: Readonly<Record<number, Load>>;
}

interface SidebarPart extends Piece {
  lists: Readonly<Record<number, SidebarItem[]>>;
}

/** The data that the docs plugin provides for a version. */
interface Version {
  docs: Docs;
  docsSidebars: Record<string, SidebarItem[] | number>;
}

interface State {
  docs: Docs;
  /**
   * The lists of items. The theme keeps references to them, so they are filled
   * in place.
   */
  lists: Map<number, SidebarItem[]>;
  arrived: Set<number>;
}

interface Missing {
  label: string | undefined;
  load: () => Promise<unknown> | undefined;
}

/** The sidebars of a site, which are loaded in parts. */
export interface SidebarParts {
  /**
   * Completes the data of a version with what has been loaded. Parts that are
   * loaded later are added to it.
   *
   * @param key - identifies the version in its parts.
   */
  openVersion: (
    key: string,
    version: Version,
    loads: Piece['loads'],
  ) => Version;
  /** Adds a part of a version, before or after the version itself. */
  addPart: (key: string, part: SidebarPart) => void;
  /**
   * Returns the function that loads a list of items; undefined if it is loaded.
   */
  findLoad: (items: unknown) => Missing['load'] | undefined;
  /** Loads the items of all categories with a label. */
  loadAhead: (label: string) => void;
}

/**
 * Combines sidebars that are loaded in parts.
 *
 * @param wrapLoad - wraps the function that loads a part.
 */
export function createSidebarParts(
  wrapLoad: (load: Load) => Load,
): SidebarParts {
  const states = new Map<string, State>();
  const missing = new Map<unknown, Missing>();

  const stateOf = (key: string): State => {
    const state = states.get(key) ?? {
      docs: {},
      lists: new Map<number, SidebarItem[]>(),
      arrived: new Set<number>(),
    };
    states.set(key, state);
    return state;
  };
  const listOf = ({lists}: State, number: number): SidebarItem[] => {
    const list = lists.get(number) ?? [];
    lists.set(number, list);
    return list;
  };
  /** Links categories to the lists of their items, whether loaded or not. */
  const linkLists = (
    state: State,
    items: readonly SidebarItem[],
    loads: Piece['loads'],
  ): void => {
    for (const item of items) {
      const {later, label} = item;
      if (!later) {
        linkLists(state, item.items ?? [], loads);
        continue;
      }
      const [number, count, href = item.href] = later;
      const list = listOf(state, number);
      const load = loads[number];
      if (!state.arrived.has(number) && load) {
        // Placeholders, so that the theme gets the right count and first link.
        const link = {type: 'link', ...(label && {label}), ...(href && {href})};
        list.splice(0, list.length, ...Array<SidebarItem>(count).fill(link));
        missing.set(list, {label, load: once(wrapLoad(load))});
      }
      item.items = list;
      delete item.later;
    }
  };

  return {
    openVersion(key, version, loads) {
      const state = stateOf(key);
      for (const [name, items] of Object.entries(version.docsSidebars)) {
        if (typeof items === 'number') {
          version.docsSidebars[name] = listOf(state, items);
        } else {
          linkLists(state, items, loads);
        }
      }
      version.docs = Object.assign(state.docs, version.docs);
      return version;
    },
    addPart(key, {lists, docs, loads}) {
      const state = stateOf(key);
      Object.assign(state.docs, docs);
      for (const [number, items] of Object.entries(lists)) {
        linkLists(state, items, loads);
        const list = listOf(state, Number(number));
        list.splice(0, list.length, ...items);
        state.arrived.add(Number(number));
        missing.delete(list);
      }
    },
    findLoad: (items) => missing.get(items)?.load,
    loadAhead(label) {
      for (const item of missing.values()) {
        if (item.label === label) {
          // A failed part is requested again when it is needed.
          item.load()?.catch(() => undefined);
        }
      }
    },
  };
}
