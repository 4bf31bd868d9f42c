import {readSettings} from './settings';

function keyOf(name: string): string {
  return name + (readSettings().namespace ?? '');
}

/** @throws if the browser blocks it. */
function getStorage(): Storage {
  return window[readSettings().storage ?? 'localStorage'];
}

/** Returns a stored value; null if there is none or the storage is blocked. */
export function read(name: string): string | null {
  try {
    return getStorage().getItem(keyOf(name));
  } catch {
    return null;
  }
}

/**
 * Stores a value. If that fails, the value applies only to this page.
 *
 * @param value - null removes the stored one.
 */
export function write(name: string, value: string | null): void {
  try {
    if (value === null) {
      getStorage().removeItem(keyOf(name));
    } else {
      getStorage().setItem(keyOf(name), value);
    }
  } catch {
    // The page has changed all the same.
  }
}

/** Whether any key starts with a prefix. */
export function hasAny(start: string): boolean {
  try {
    return Object.keys(getStorage()).some((key) => key.startsWith(start));
  } catch {
    return false;
  }
}

/**
 * Calls back when another page stores a value, and when the reader comes back to
 * this page with the value that other pages have stored meanwhile.
 *
 * @param tell - gets null if the value was removed.
 * @param tellsRemoval - whether to call back then, too.
 */
export function follow(
  name: string,
  tell: (value: string | null) => void,
  tellsRemoval = false,
): void {
  const isNews = (value: string | null) => tellsRemoval || value !== null;
  addEventListener('storage', ({key, newValue, storageArea}) => {
    if (
      key === keyOf(name) &&
      isNews(newValue) &&
      storageArea === getStorage()
    ) {
      tell(newValue);
    }
  });
  // Pages in the back/forward cache receive no storage events, for which the
  // theme listens, too.
  addEventListener('pageshow', ({persisted}) => {
    try {
      const key = keyOf(name);
      const storageArea = getStorage();
      const newValue = storageArea.getItem(key);
      if (persisted && isNews(newValue)) {
        const init = {key, newValue, storageArea};
        dispatchEvent(new StorageEvent('storage', init));
      }
    } catch {
      // Without a storage, other pages can't have stored anything.
    }
  });
}
