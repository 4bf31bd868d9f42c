import {disarm} from './escape';

const PREFIXES = [
  '__DOCSEARCH_RECENT_SEARCHES__',
  '__DOCSEARCH_FAVORITE_SEARCHES__',
];

interface SavedSearch {
  objectID: string;
  url: string;
  hierarchy: object;
}

function isSavedSearch(value: unknown): value is SavedSearch {
  return (
    value !== null &&
    typeof value === 'object' &&
    'objectID' in value &&
    typeof value.objectID === 'string' &&
    'url' in value &&
    typeof value.url === 'string' &&
    /^(?:\/(?!\/)|https?:)/.test(value.url) &&
    'hierarchy' in value &&
    value.hierarchy !== null &&
    typeof value.hierarchy === 'object'
  );
}

/**
 * Mends what is stored under a key of saved searches.
 *
 * @returns the text to store instead, or `null` where nothing is worth keeping.
 */
export function mendSavedSearches(stored: string): string | null {
  try {
    const entries: unknown = JSON.parse(stored);
    if (!Array.isArray(entries)) {
      return null;
    }
    const sound = entries
      .filter(isSavedSearch)
      .map((entry): [string, object] => [
        entry.objectID,
        {type: 'lvl1', ...disarm(entry)},
      ]);
    // DocSearch takes the ids for keys: one that repeats makes React complain.
    return JSON.stringify([...new Map(sound.reverse()).values()].reverse());
  } catch {
    return null;
  }
}

/**
 * Mends the saved searches of an index before DocSearch reads them: it trusts
 * what it finds, shows it as HTML, and crashes the page on malformed JSON.
 */
export function guardSavedSearches(indexName: string): void {
  for (const prefix of PREFIXES) {
    try {
      const key = prefix + indexName;
      const stored = window.localStorage.getItem(key);
      const mended = stored === null ? null : mendSavedSearches(stored);
      if (stored !== null && mended === null) {
        window.localStorage.removeItem(key);
      } else if (mended !== null && mended !== stored) {
        window.localStorage.setItem(key, mended);
      }
    } catch {
      // Storage is blocked: DocSearch then keeps nothing, and so do we.
    }
  }
}
