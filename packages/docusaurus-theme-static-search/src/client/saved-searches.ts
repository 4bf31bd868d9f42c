import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import {HIERARCHY_LEVELS, type HierarchyLevel} from '../records/levels';
import {withoutAnchor} from '../records/without-anchor';
import type {HitType, SearchHit} from '../interface/types';
import type {HitRow} from './group-hits';
import {takeBeginning, takeSentence} from './take-beginning';

/** A page that a reader opened from the search or marked as a favorite. */
export type SavedSearch = {
  objectID: string;
  url: string;
  type: HitType;
  hierarchy: Partial<Record<HierarchyLevel, string | null>>;
  content: string | null;
  /** Texts are plain; without this field they may be HTML-escaped. */
  isPlain: true;
};

const ENTITIES = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&#x27;', "'"],
]);

/** DocSearch, and this theme up to 0.1, stored texts as HTML. */
function unescape(html: string): string {
  return html.replace(
    /&(?:amp|lt|gt|quot|#39|#x27);/g,
    (entity) => ENTITIES.get(entity) ?? entity,
  );
}

function isType(value: unknown): value is HitType {
  return (
    value === 'content' || HIERARCHY_LEVELS.some((level) => level === value)
  );
}

function isPageUrl(url: string): boolean {
  return (
    /^(?:\/(?![/\\])|https?:)/.test(url) &&
    URL.canParse(url, 'https://site.invalid')
  );
}

function readEntry(entry: unknown): SavedSearch | undefined {
  if (
    !isRecord(entry) ||
    typeof entry.objectID !== 'string' ||
    typeof entry.url !== 'string' ||
    !isPageUrl(entry.url) ||
    !isRecord(entry.hierarchy)
  ) {
    return undefined;
  }
  const readText = (value: unknown) =>
    typeof value !== 'string'
      ? null
      : entry.isPlain === true
        ? value
        : unescape(value);
  const levels = entry.hierarchy;
  return {
    objectID: entry.objectID,
    url: entry.url,
    type: isType(entry.type) ? entry.type : 'lvl1',
    hierarchy: Object.fromEntries(
      HIERARCHY_LEVELS.map((level) => [level, readText(levels[level])]),
    ),
    content: readText(entry.content),
    isPlain: true,
  };
}

/**
 * Parses stored searches, in the current format or DocSearch's.
 *
 * @returns the valid entries, one per id; [] for anything else.
 */
export function readSavedSearches(stored: string | null): SavedSearch[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    const byId = new Map<string, SavedSearch>();
    for (const entry of Array.isArray(entries) ? entries : []) {
      const saved = readEntry(entry);
      if (saved && !byId.has(saved.objectID)) {
        byId.set(saved.objectID, saved);
      }
    }
    return Array.from(byId.values());
  } catch {
    return [];
  }
}

/** Saved searches of one kind, newest first, stored in the browser. */
export class SavedSearches {
  private entries: SavedSearch[];

  /**
   * @param key - the key in the browser's storage.
   * @param getLimit - returns the current maximum number.
   */
  constructor(
    private readonly key: string,
    private readonly getLimit: () => number,
  ) {
    this.entries = this.read();
  }

  getAll(): SavedSearch[] {
    return this.entries.slice(0, this.getLimit());
  }

  add(saved: SavedSearch): void {
    this.store([saved, ...this.without(saved)].slice(0, this.getLimit()));
  }

  /** Entries beyond the limit stay stored, as the limit may rise again. */
  remove(saved: SavedSearch): void {
    this.store(this.without(saved));
  }

  private without({objectID}: SavedSearch): SavedSearch[] {
    return this.entries.filter((entry) => entry.objectID !== objectID);
  }

  private read(): SavedSearch[] {
    try {
      return readSavedSearches(window.localStorage.getItem(this.key));
    } catch {
      return [];
    }
  }

  private store(entries: SavedSearch[]): void {
    this.entries = entries;
    try {
      window.localStorage.setItem(this.key, JSON.stringify(entries));
    } catch {
      // Storage is blocked or full: the list lasts as long as the modal.
    }
  }
}

function save({objectID, url, content, symbol, hierarchy}: SearchHit) {
  const text = (symbol ? takeSentence(content ?? '') : content) ?? '';
  return {
    objectID,
    url,
    type: 'lvl1',
    hierarchy,
    // As in the row of a hit, so that it ends with a sentence or a word.
    content: takeBeginning({text, ranges: []}).text || null,
    isPlain: true,
  } satisfies SavedSearch;
}

/**
 * Returns the page to save for a hit: the hit itself if it is a page or symbol,
 * otherwise the hit of its page, or a page created from the hit.
 */
export function pageOf({hit, parent}: Pick<HitRow, 'hit' | 'parent'>) {
  if (hit.type === 'lvl1') {
    return save(hit);
  }
  if (parent) {
    return save(parent);
  }
  const {lvl0, lvl1} = hit.hierarchy;
  const url = withoutAnchor(hit.url);
  return {
    objectID: url,
    url,
    type: 'lvl1',
    hierarchy: {lvl0, lvl1},
    content: null,
    isPlain: true,
  } satisfies SavedSearch;
}

const LIMITS = {favorites: 10, recent: 7, recentBesideFavorites: 4};

/** Opens the two lists of an index, under DocSearch's keys. */
export function openSavedSearches(indexName: string) {
  const favorites = new SavedSearches(
    `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
    () => LIMITS.favorites,
  );
  const recent = new SavedSearches(
    `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    () =>
      favorites.getAll().length === 0
        ? LIMITS.recent
        : LIMITS.recentBesideFavorites,
  );
  return {
    favorites,
    recent,
    /** Adds a page to the recent searches unless it is a favorite. */
    remember: (saved: SavedSearch): void => {
      const isFavorite = favorites
        .getAll()
        .some(({objectID}) => objectID === saved.objectID);
      if (!isFavorite) {
        recent.add(saved);
      }
    },
    /** Turns a recent search into a favorite. */
    promote: (saved: SavedSearch): void => {
      // First, because a favorite lowers the limit of recent searches.
      recent.remove(saved);
      favorites.add(saved);
    },
  };
}
