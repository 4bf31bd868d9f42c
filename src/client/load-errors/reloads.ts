const KEY = 'reloaded';

export interface Reloads {
  /** Whether the current page may be reloaded; the call uses it up. */
  take: () => boolean;
  /** Forgets the reload of the current page after it has loaded. */
  forget: () => void;
}

/**
 * Remembers the page for which a reload was tried, so that a missing chunk
 * doesn't make the browser reload forever.
 *
 * @param browser - the window with the address and session storage to use.
 */
export function createReloads(
  browser: Pick<Window, 'location' | 'sessionStorage'>,
): Reloads {
  return {
    forget() {
      try {
        if (browser.sessionStorage.getItem(KEY) === browser.location.pathname) {
          browser.sessionStorage.removeItem(KEY);
        }
      } catch {
        // Without storage, nothing was remembered.
      }
    },
    take() {
      const {pathname} = browser.location;
      try {
        if (browser.sessionStorage.getItem(KEY) === pathname) {
          return false;
        }
        browser.sessionStorage.setItem(KEY, pathname);
        return true;
      } catch {
        // A reload that can't be remembered might repeat forever.
        return false;
      }
    },
  };
}
