import {once, type Load} from './once';

/**
 * What stands for the items of a category until they are loaded: the number of
 * their list, how many they are, and where the first one leads unless the
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

/** What is known of a page besides its place in a sidebar, by its id. */
type Docs = Record<string, unknown>;

/** A piece of a version's sidebars. */
interface Piece {
  /** The descriptions of the pages in it. */
  docs: Docs;
  /** What loads the lists that it leaves out, by their numbers. */
  loads: Readonly<Record<number, Load>>;
}

interface SidebarPart extends Piece {
  lists: Readonly<Record<number, SidebarItem[]>>;
}

/** What the docs plugin tells of a version. */
interface Version {
  docs: Docs;
  docsSidebars: Record<string, SidebarItem[] | number>;
}

interface State {
  docs: Docs;
  /** The lists of items: the theme keeps hold of them, so they are filled. */
  lists: Map<number, SidebarItem[]>;
  arrived: Set<number>;
}

interface Missing {
  label: string | undefined;
  load: () => Promise<unknown> | undefined;
}

/** The sidebars of a site, as far as they are loaded. */
export interface SidebarParts {
  /**
   * Makes what the docs plugin tells of a version complete, as far as it is
   * loaded. What is loaded later is added to it.
   *
   * @param key - names the version for its parts.
   */
  openVersion: (
    key: string,
    version: Version,
    loads: Piece['loads'],
  ) => Version;
  /** Adds a part of a version, which may come before it or after it. */
  addPart: (key: string, part: SidebarPart) => void;
  /** Gives what loads a list of items; undefined where they are there. */
  findLoad: (items: unknown) => Missing['load'] | undefined;
  /** Loads the items of the categories of a name. */
  loadAhead: (label: string) => void;
}

/**
 * Puts sidebars together of parts.
 *
 * @param wrapLoad - changes how a part is loaded, before anything loads it.
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
  /** Gives categories the lists of their items, be they loaded or not. */
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
        // Who counts the items, or looks for the first, finds the right ones.
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
          // Nobody waits for it: it is asked for again once it is needed.
          item.load()?.catch(() => undefined);
        }
      }
    },
  };
}
