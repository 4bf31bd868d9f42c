import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';

/** A list of saved searches, as DocSearch keeps it. */
export interface SavedSearches {
  add: (hit: StoredDocSearchHit) => void;
  remove: (hit: {objectID: string}) => void;
  getAll: () => readonly StoredDocSearchHit[];
}

/**
 * Gives the page that a hit stands on: the hit itself where it is a page or a
 * symbol, else the page's own hit, made up where the answer holds none.
 */
export function pageOf(
  hit: InternalDocSearchHit | StoredDocSearchHit,
): StoredDocSearchHit {
  if (hit.type === 'lvl1') {
    return hit;
  }
  const [url = hit.url] = hit.url.split('#');
  const parent = '__docsearch_parent' in hit ? hit.__docsearch_parent : null;
  // DocSearch takes any page of the same title for the parent.
  if (parent?.url === url) {
    return parent;
  }
  const {lvl0, lvl1} = hit.hierarchy;
  return {
    objectID: url,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'lvl1',
    content: null,
    hierarchy: {
      lvl0,
      lvl1,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  };
}

/**
 * Takes over from DocSearch what is kept of the hits that a reader selects: it
 * keeps a heading instead of its page, and of some texts nothing at all.
 *
 * @returns a function that keeps the page of a hit, unless it is a favourite.
 */
export function takeOverRecent(
  recent: SavedSearches,
  favorites: SavedSearches,
): (hit: InternalDocSearchHit | StoredDocSearchHit) => void {
  const add = recent.add;
  recent.add = () => undefined;
  return (hit) => {
    const page = pageOf(hit);
    if (favorites.getAll().some(({objectID}) => objectID === page.objectID)) {
      return;
    }
    try {
      add(page);
    } catch {
      // The storage is full: this search is not worth more than the page.
    }
  };
}
