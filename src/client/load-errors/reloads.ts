const KEY = 'reloaded';

export interface Reloads {
  /** Whether a reload may be tried for the page at hand; asking uses it up. */
  take: () => boolean;
  /** Forgets the reload of the page at hand, which has arrived. */
  forget: () => void;
}

/**
 * Remembers for which page a reload was tried, so that a piece that stays
 * away makes the browser reload once and not for ever.
 *
 * @param browser - the window whose address and session storage count.
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
        // Nothing was remembered either.
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
        // What cannot be remembered might be done again and again.
        return false;
      }
    },
  };
}
